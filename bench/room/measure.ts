import type { Table } from './table.ts'

/** What a round of many rooms came to. */
export interface Figures {
  /** From sending a message to its arrival at the room's other socket, in ms. */
  p50: number
  p99: number
  messagesPerSecond: number
  messages: number
  /** Payload of the messages that arrived. */
  bytes: { mean: number; p95: number; max: number }
}

class Round {
  readonly waits: number[] = []
  readonly sizes: number[] = []

  /** Sends the table's next message; `then` follows its arrival. False if there is none left. */
  send(table: Table, then: () => void): boolean {
    const begin = performance.now()
    table.arrived = (bytes) => {
      this.waits.push(performance.now() - begin)
      this.sizes.push(bytes)
      then()
    }
    return table.send()
  }

  figures(seconds: number): Figures {
    const waits = this.waits.toSorted((a, b) => a - b)
    const sizes = this.sizes.toSorted((a, b) => a - b)
    return {
      p50: round(quantile(waits, 0.5)),
      p99: round(quantile(waits, 0.99)),
      messagesPerSecond: Math.round(waits.length / seconds),
      messages: waits.length,
      bytes: {
        mean: Math.round(sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length)),
        p95: quantile(sizes, 0.95),
        max: sizes.at(-1) ?? 0,
      },
    }
  }
}

/** Each table sends so many messages a second, evenly spread over the second; a late one is sent on arrival. */
export async function atPace(tables: Table[], perSecond: number, seconds: number): Promise<Figures> {
  const round = new Round()
  const gap = 1000 / perSecond
  const begin = performance.now()
  const end = begin + seconds * 1000
  const runs = tables.map(
    (table, index) =>
      new Promise<void>((resolve) => {
        let due = begin + (gap * index) / tables.length
        const next = (): void => {
          due += gap
          if (due > end) resolve()
          else setTimeout(step, Math.max(0, due - performance.now()))
        }
        const step = (): void => {
          if (!round.send(table, next)) resolve()
        }
        setTimeout(step, Math.max(0, due - performance.now()))
      }),
  )
  await Promise.all(runs)
  return round.figures((performance.now() - begin) / 1000)
}

/** Each table sends as soon as the last message has arrived, until the time is up or one has none left. */
export async function saturated(tables: Table[], seconds: number): Promise<Figures> {
  const round = new Round()
  const begin = performance.now()
  const end = begin + seconds * 1000
  let over = false
  const runs = tables.map(
    (table) =>
      new Promise<void>((resolve) => {
        const step = (): void => {
          if (over || performance.now() > end) resolve()
          else if (!round.send(table, step)) {
            over = true
            resolve()
          }
        }
        step()
      }),
  )
  await Promise.all(runs)
  return round.figures((performance.now() - begin) / 1000)
}

/** Each table plays so many messages, or as many as it has left, one after another. */
export async function playOn(tables: Table[], messages: number): Promise<void> {
  const runs = tables.map(
    (table) =>
      new Promise<void>((resolve) => {
        let left = messages
        const step = (): void => {
          if (left-- === 0 || !table.send()) resolve()
        }
        table.arrived = step
        step()
      }),
  )
  await Promise.all(runs)
}

/** After so long a silence one table after another sends one message: how long the first answer takes. */
export async function sleepers(tables: Table[], seconds: number): Promise<Figures> {
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  const round = new Round()
  const begin = performance.now()
  for (const table of tables) {
    await new Promise<void>((resolve) => {
      if (!round.send(table, resolve)) resolve()
    })
  }
  return round.figures((performance.now() - begin) / 1000)
}

/** Each figure's median over several rounds. */
export function medianOf(rounds: Figures[]): Figures {
  const of = (pick: (figures: Figures) => number): number =>
    rounds.map(pick).toSorted((a, b) => a - b)[rounds.length >> 1]!
  return {
    p50: of(({ p50 }) => p50),
    p99: of(({ p99 }) => p99),
    messagesPerSecond: of(({ messagesPerSecond }) => messagesPerSecond),
    messages: of(({ messages }) => messages),
    bytes: {
      mean: of(({ bytes }) => bytes.mean),
      p95: of(({ bytes }) => bytes.p95),
      max: Math.max(...rounds.map(({ bytes }) => bytes.max)),
    },
  }
}

function quantile(sorted: number[], at: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? 0
}

function round(ms: number): number {
  return Math.round(ms * 1000) / 1000
}
