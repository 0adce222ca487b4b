/** A line on which one question waits for its answer before the next: for setting a table, not for playing at it. */
import {
  PROTOCOL,
  type ClientMessage,
  type ServerMessage,
  type ServerMessageOf,
  type ServerMessageType,
} from '#room/protocol.ts'
import type { Connect } from '../wire.ts'

export interface Line {
  welcome: Promise<ServerMessageOf<'welcome'>>
  /** Says it and waits for an answer of this type. Fails with the room's code if it is refused. */
  say<T extends ServerMessageType>(message: ClientMessage, answer: T): Promise<ServerMessageOf<T>>
  close(): void
}

/** Says hello, and then what it is given. */
export function askOnce(connect: Connect): Line {
  let waiting: {
    type: ServerMessageType
    hear(message: ServerMessage): void
    fail(why: Error): void
  } | null = null

  function wait<T extends ServerMessageType>(type: T): Promise<ServerMessageOf<T>> {
    return new Promise((resolve, reject) => {
      waiting = { type, hear: (message) => resolve(message as ServerMessageOf<T>), fail: reject }
    })
  }

  const welcome = wait('welcome')
  // Whoever asks nothing further need not look at it.
  welcome.catch(() => undefined)
  const wire = connect({
    up: () => wire.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL } satisfies ClientMessage)),
    message(text) {
      const message = JSON.parse(text) as ServerMessage
      if (message.type === waiting?.type) waiting.hear(message)
      else if (message.type === 'refused') waiting?.fail(new Error(message.code))
    },
    down: () => waiting?.fail(new Error('the room failed')),
    closed: (code) => waiting?.fail(new Error(`the room closed the line: ${code}`)),
  })

  return {
    welcome,
    async say(message, answer) {
      await welcome
      const heard = wait(answer)
      wire.send(JSON.stringify(message))
      return heard
    },
    close: () => wire.close(),
  }
}
