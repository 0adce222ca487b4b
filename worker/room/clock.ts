/**
 * Whose time runs and how much is left, as a fold over the log: nothing of it is stored. Time runs for whoever has to
 * decide. Undo gives none back: its entry is one more moment at which the same player still has to decide.
 */
import type { ClockLeft, ClockSetting } from './protocol.ts'

export interface Clock {
  readonly setting: ClockSetting
  /** Who has to decide; null: nobody, the clock stands. */
  player: number | null
  /** Per turn: when the time of `player` began. Reserve: up to when everything is counted. */
  since: number
  /** Whose turn it is; only this player's reserve grows when the turn ends. */
  turn: number | null
  /** Reserve: ms left of each player. */
  reserves: number[]
}

export function newClock(setting: ClockSetting, players: number, player: number | null, at: number): Clock {
  const reserves = setting.kind === 'reserve' ? Array<number>(players).fill(setting.seconds * 1000) : []
  return { setting, player, since: at, turn: player, reserves }
}

/** After an entry of the log. `newTurn`: a tile was drawn for `player`. */
export function advanceClock(clock: Clock, at: number, player: number | null, newTurn: boolean): void {
  const { setting, reserves } = clock
  if (setting.kind === 'reserve') {
    if (clock.player !== null) reserves[clock.player] = leftOf(clock, clock.player, at)
    if (newTurn && clock.turn !== null) reserves[clock.turn]! += setting.increment * 1000
    clock.since = at
  } else if (newTurn || player !== clock.player) {
    clock.since = at
  }
  if (newTurn) clock.turn = player
  clock.player = player
}

function leftOf(clock: Clock, player: number, now: number): number {
  const reserve = clock.reserves[player] ?? 0
  return player === clock.player ? Math.max(0, reserve - (now - clock.since)) : reserve
}

/** What the clients are told; undefined without a clock. */
export function clockLeft(clock: Clock, now: number): ClockLeft | undefined {
  if (clock.setting.kind === 'reserve') return clock.reserves.map((_, player) => leftOf(clock, player, now))
  if (clock.setting.kind === 'none' || clock.player === null) return undefined
  return Math.max(0, clock.since + clock.setting.seconds * 1000 - now)
}

/** When the time of whoever has to decide is up. */
export function clockDeadline(clock: Clock): number | null {
  if (clock.player === null || clock.setting.kind === 'none') return null
  const left =
    clock.setting.kind === 'turn' ? clock.setting.seconds * 1000 : (clock.reserves[clock.player] ?? 0)
  return clock.since + left
}
