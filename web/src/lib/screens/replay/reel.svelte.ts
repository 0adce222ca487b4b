/** Where a film stands, in moves, and whether it runs: turn by turn, or by single moves. */
import { type Film, turnAt, turnCount } from './film.ts'

/** How long a turn is shown at single speed, in ms. */
const PACE = 1600

export const SPEEDS = ['0.5', '1', '4'] as const
export type Speed = (typeof SPEEDS)[number]

export class Reel {
  readonly #film: Film
  readonly turns: number
  #moves = $state(0)
  #playing = $state(false)
  speed: Speed = $state('1')

  constructor(film: Film, at: number) {
    this.#film = film
    this.turns = turnCount(film)
    this.#moves = Math.min(at, film.moves.length)
  }

  /** How many moves are made. */
  get moves(): number {
    return this.#moves
  }

  get playing(): boolean {
    return this.#playing
  }

  readonly turn: number = $derived.by(() => turnAt(this.#film, this.#moves))

  get atEnd(): boolean {
    return this.#moves === this.#film.moves.length
  }

  /** Goes on by itself; for an effect. */
  run(): (() => void) | undefined {
    if (!this.#playing) return
    if (this.atEnd) {
      this.#playing = false
      return
    }
    const timer = setTimeout(() => this.#toTurn(this.turn + 1), PACE / Number(this.speed))
    return () => clearTimeout(timer)
  }

  /** Runs or rests; at the end it runs from the beginning. */
  toggle(): void {
    if (!this.#playing && this.atEnd) this.#moves = 0
    this.#playing = !this.#playing
  }

  toTurn(turn: number): void {
    this.#playing = false
    this.#toTurn(turn)
  }

  /** By a turn. */
  step(by: -1 | 1): void {
    const { turn } = this
    // In the middle of a turn a step back goes to its beginning.
    const inside = this.#moves !== this.#film.turns[turn]
    this.toTurn(by < 0 && inside ? turn - 1 : inside && by > 0 ? turn : turn + by)
  }

  /** By a single move. */
  stepMove(by: -1 | 1): void {
    this.#playing = false
    this.#moves = Math.max(0, Math.min(this.#film.moves.length, this.#moves + by))
  }

  /** To the beginning or to the end, where a film that runs stops by itself. */
  jump(to: 'start' | 'end'): void {
    this.#moves = to === 'start' ? 0 : this.#film.moves.length
  }

  rest(): void {
    this.#playing = false
  }

  nextSpeed(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? '1'
  }

  #toTurn(turn: number): void {
    this.#moves = this.#film.turns[Math.max(0, Math.min(this.turns, turn))] ?? this.#film.moves.length
  }
}
