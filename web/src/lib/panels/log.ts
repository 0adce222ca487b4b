/** What happened, told in sentences: the lines of the log, by turn. */
import type { GameEvent, Reason, ScoreEvent, Term } from '#rules'
import type { Why } from '#room/protocol.ts'
import { list, t } from '#lib/i18n/index.svelte.ts'
import type { Play } from './play.svelte.ts'
import { roleName, roleOn } from './words.ts'

export interface LogLine {
  /** Whose figure stands before it; null for what nobody did. */
  player: number | null
  /** May hold `<b>`. */
  text: string
  /** The arithmetic, and who had how much. */
  sum?: string
  points?: number
  rule?: string
  at?: { x: number; y: number; segment: string } | null
  /** Why a bot decided so; of the first line about its decision. */
  why?: Why
}

export interface LogTurn {
  key: string
  title: string
  lines: LogLine[]
  /** Counts the turns; what is after the last one of mine is news. */
  turn: number
  player: number | null
}

const voice = (play: Play, player: number) => (player === play.you ? 'you' : 'other')

function termWords(term: Term): string {
  return term.of === 'flat'
    ? t('sum.flat', { value: term.count * term.value })
    : t(`sum.${term.of}`, { count: term.count, value: term.value })
}

const TITLED = new Set<Reason>(['road', 'city', 'monastery', 'field'])

/** Whoever knows the players' names: the play, and pages that tell a finished game. */
export type Named = Pick<Play, 'nameOf'>

/** "city: 4 tiles × 2 + 1 pennant × 2 = 10. Ann 2 knights, Bo 1 knight" */
export function arithmetic(play: Named, event: ScoreEvent): string {
  const terms = event.terms.map(termWords).join(' + ')
  const plain = event.terms.length === 1 && event.terms[0]!.of === 'flat'
  const sum = plain ? terms : t('sum.total', { terms, points: event.points })
  const titled = TITLED.has(event.reason)
    ? t(`sum.${event.reason as 'road' | 'city' | 'monastery' | 'field'}`, { sum })
    : t('sum.other', { sum })
  const who = strengthWords(play, event)
  return who ? `${titled}. ${who}` : titled
}

const TROOPS = { road: 'highwaymen', city: 'knights', monastery: 'monks', field: 'farmers' } as const

/** Who had how many where a majority counted; alone it goes without saying. */
function strengthWords(play: Named, event: ScoreEvent): string {
  if (event.strengths.length < 2 || !(event.reason in TROOPS)) return ''
  const troops = TROOPS[event.reason as keyof typeof TROOPS]
  return event.strengths
    .map(({ player, strength }) =>
      t(`strength.${troops}`, { name: play.nameOf(player, true), count: strength }),
    )
    .join(', ')
}

function line(play: Play, event: GameEvent): LogLine | null {
  switch (event.type) {
    case 'scored':
      return {
        player: event.player,
        text: t(`log.scored-${event.reason}.${voice(play, event.player)}`, {
          name: play.nameOf(event.player),
        }),
        sum: arithmetic(play, event),
        points: event.points,
        rule: event.rule,
        at: event.at,
      }
    case 'discarded':
      return { player: null, text: t('log.discarded') }
    case 'final-scoring':
      return null
    case 'ended': {
      const [first, ...others] = event.winners
      if (first === undefined) return null
      const names = list(event.winners.map((winner, at) => play.nameOf(winner, at === 0)))
      const alone = others.length === 0 && first === play.you
      return {
        player: first,
        text: alone ? t('log.won') : t('log.ended', { count: event.winners.length, names }),
      }
    }
    default:
      for (const expansion of play.expansions) {
        const told = expansion.tell?.(play, event)
        if (told) return told
      }
      return null
  }
}

/** A completed feature that brought nobody anything is worth a line too. */
function unclaimed(play: Play, events: readonly GameEvent[], at: number): LogLine | null {
  const event = events[at]
  if (event?.type !== 'completed') return null
  const scored = events.some(
    (other) =>
      other.type === 'scored' &&
      other.at?.x === event.x &&
      other.at.y === event.y &&
      other.reason === event.kind,
  )
  const anybody = events.slice(at).some((other) => other.type === 'scored' && other.reason === event.kind)
  if (scored || anybody) return null
  return {
    player: event.player,
    text: t(`log.completed.${event.kind}.${voice(play, event.player)}`, { name: play.nameOf(event.player) }),
    sum: t('log.unclaimed', { count: event.tiles }),
    at: { x: event.x, y: event.y, segment: event.segment },
  }
}

/** The turns of a game, oldest first. */
export function turnsOf(play: Play): LogTurn[] {
  const turns: LogTurn[] = []
  let current: LogTurn = { key: 'start', title: t('log.start'), lines: [], turn: 0, player: null }
  let count = 0
  const explained = new Set<number>()
  /** The line with the reason for the decision that its event came from. */
  const withReason = (told: LogLine, index: number): LogLine => {
    const seq = play.events[index]?.seq ?? -1
    const why = play.game?.log[seq]?.why
    if (!why || explained.has(seq)) return told
    explained.add(seq)
    return { ...told, why }
  }
  const all = play.events.map(({ event }) => event)
  const push = () => {
    if (current.lines.length > 0) turns.push(current)
  }
  all.forEach((event, index) => {
    if (event.type === 'placed') {
      push()
      count++
      const after = all[index + 1]
      const deployed = after?.type === 'deployed' ? after : null
      const role =
        deployed && roleName(roleOn(play.segmentType(deployed.x, deployed.y, deployed.segment) ?? 'road'))
      const who = voice(play, event.player)
      const name = play.nameOf(event.player)
      current = {
        key: `turn-${count}`,
        title: t('log.turn', { turn: count, name: play.nameOf(event.player, true) }),
        turn: count,
        player: event.player,
        lines: [
          withReason(
            {
              player: event.player,
              text: role
                ? t(`log.placed-deployed.${who}`, { name, role: role.toLowerCase() })
                : t(`log.placed.${who}`, { name }),
              at: { x: event.x, y: event.y, segment: deployed?.segment ?? '' },
            },
            index,
          ),
        ],
      }
      return
    }
    if (event.type === 'final-scoring') {
      push()
      current = { key: 'final', title: t('log.end'), lines: [], turn: count + 1, player: null }
      return
    }
    const told = line(play, event) ?? unclaimed(play, all, index)
    if (told) current.lines.push(withReason(told, index))
  })
  push()
  return turns
}

/** The number of my last turn; 0 before it. */
export function myLastTurn(turns: readonly LogTurn[], me: number | null): number {
  return turns.findLast(({ player }) => player !== null && player === me)?.turn ?? 0
}
