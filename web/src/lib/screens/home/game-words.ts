import type { KnownGame } from '#lib/prefs/games.svelte.ts'
import { list, t } from '#lib/i18n/index.svelte.ts'

/** Who else plays: "Wilhelmina and 4 others". */
export function gameTitle(game: KnownGame): string {
  if (game.local) return game.me === null ? list(game.players) : t('home.games.practice')
  const others = game.players.filter((_, place) => place !== game.me)
  const [first, ...rest] = others
  if (first === undefined) return t('home.games.alone')
  return rest.length ? t('home.games.with-others', { name: first, count: rest.length }) : first
}

/** True when this device's player is the one to decide. */
export function isMyTurn(game: KnownGame): boolean {
  return game.status === 'running' && game.turn !== null && game.turn === game.me
}

function state(game: KnownGame): string {
  if (game.status === 'open') return t('home.games.open')
  if (game.status === 'ended') return t('home.games.ended')
  const name = game.turn === null ? undefined : game.players[game.turn]
  // A tag says that it is my turn; then the names are worth more.
  if (isMyTurn(game) && game.local) return t('home.games.against', { count: game.players.length - 1 })
  if (isMyTurn(game)) return list(game.players.filter((_, place) => place !== game.me))
  return name === undefined ? t('home.games.running') : t('home.games.turn', { name })
}

/** Where the game stands, in a few words. */
export function gameLine(game: KnownGame): string {
  const left = game.status === 'running' ? game.tilesLeft : null
  return left === null
    ? state(game)
    : t('home.games.line', { state: state(game), left: t('home.games.tiles-left', { count: left }) })
}
