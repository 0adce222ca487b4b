/** The bar while it is not for me to choose: my turn is told and not ended, my move is under way, others decide. */
import type { Step } from '#rules'
import { list, t } from '#lib/i18n/index.svelte.ts'
import { type Asking, type Bar, type BarButton, EMPTY_BAR } from '../asking.ts'
import type { Play } from '../play.svelte.ts'

/** An unanswered move is told after this long. */
const TELL_SENDING = 300

/** The tile lies and a new one would be seen next: end the turn, or take it back. */
export class HeldStep implements Asking {
  readonly #play: Play
  constructor(play: Play) {
    this.#play = play
  }

  get bar(): Bar {
    const { room } = this.#play
    return {
      ...EMPTY_BAR,
      tone: 'mine',
      question: t('held.question'),
      consequence: t('held.text'),
      secondary: [
        {
          id: 'back',
          label: t('held.back'),
          short: t('deploy.back-short'),
          icon: 'back',
          key: 'Esc',
          onclick: () => room.takeBack(),
        },
      ],
      primary: { label: t('deploy.end'), onclick: () => room.endTurn() },
    }
  }

  get board() {
    const tile = this.#play.tiles.at(-1)
    return tile ? { ghosts: [{ kind: 'placed' as const, ...tile }] } : {}
  }

  get spoken(): string {
    return `${t('held.question')}. ${t('held.text')}`
  }

  get focus() {
    return null
  }

  back(): boolean {
    this.#play.room.takeBack()
    return true
  }
}

/** Who comes after whoever decides now: in a round those who will be asked, else in the order of play up to me. */
function following(play: Play): number[] {
  const from = play.awaiting?.player ?? 0
  const count = play.players.length
  const inOrder = Array.from({ length: count - 1 }, (_, i) => (from + 1 + i) % count)
  if (play.round) return inOrder.filter((player) => play.round?.get(player)?.kind === 'later')
  const step = play.awaiting?.step
  if (step !== 'place' && step !== 'deploy') return []
  return inOrder.slice(0, play.me === null ? 3 : (play.me - from + count) % count)
}

/** What is being done, in the words of a bar. */
function doing(play: Play, step: Step, player: number): string {
  const name = play.nameOf(player)
  if (step === 'place') return t('wait.placing', { name })
  if (step === 'deploy') return t('wait.deploying', { name })
  return t('wait.deciding', { name })
}

/** The same in a word or two, for a row. */
export function stateWord({ expansions }: Play, step: Step): string {
  if (step === 'place') return t('state.placing')
  if (step === 'deploy') return t('state.deploying')
  for (const expansion of expansions) {
    const word = expansion.stateWord?.(step)
    if (word) return word
  }
  return t('state.deciding')
}

/** Somebody else decides, or my move is on its way. */
export class WaitStep implements Asking {
  readonly #play: Play
  /** What is offered meanwhile, e.g. trying a tile. */
  readonly #extra: () => readonly BarButton[]

  constructor(play: Play, extra: () => readonly BarButton[] = () => []) {
    this.#play = play
    this.#extra = extra
  }

  get bar(): Bar {
    const play = this.#play
    const { awaiting, game } = play
    const pending = game?.pending
    if (pending?.kind === 'sending' && !awaiting) {
      const late = play.now - pending.since > TELL_SENDING
      return {
        ...EMPTY_BAR,
        question: t('wait.sending'),
        primary: late ? { label: t('game.sending'), busy: true, onclick: () => undefined } : null,
      }
    }
    if (!awaiting) return { ...EMPTY_BAR, question: t('wait.ended') }
    const { player, step } = awaiting
    const watching = play.me === null ? t('wait.watching') : null
    const ahead = play.expansions.map((expansion) => expansion.answeredAhead?.(play)).find(Boolean)
    const about = play.expansions.map((expansion) => expansion.waiting?.(play)).find(Boolean)
    const then = following(play).map((next) => play.nameOf(next))
    const words = [about, then.length > 0 ? t('wait.then', { names: list(then) }) : null, ahead, watching]
    return {
      ...EMPTY_BAR,
      figure: { colour: play.colourOf(player), kind: 'follower' },
      question: doing(play, step, player),
      consequence: words.filter(Boolean).join(' ') || null,
      secondary: [
        ...(ahead ? [{ id: 'ask', label: t('count.ask-me'), onclick: () => play.room.answerAhead([]) }] : []),
        ...this.#hurry(player),
        ...this.#extra(),
      ],
    }
  }

  /** Bots on this device can be hurried until a person has to decide. */
  #hurry(player: number): BarButton[] {
    const { room, view, players } = this.#play
    const { local } = room
    if (!local || players[player]?.presence.kind !== 'bot') return []
    const on = view.local?.hurried ?? false
    const label = t('bot.hurry')
    return [{ id: 'hurry', label, icon: 'hurry', pressed: on, onclick: () => local.hurry(!on) }]
  }

  get board() {
    return {}
  }

  get spoken(): string {
    const { awaiting } = this.#play
    return awaiting ? t('say.others', { name: this.#play.nameOf(awaiting.player) }) : ''
  }

  get focus() {
    return null
  }
}
