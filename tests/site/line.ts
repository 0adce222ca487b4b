// The line between one page and the room, in the hands of a test.
import type { Page, WebSocketRoute } from 'playwright-core'

export interface Line {
  /** The network goes: what is connected breaks, nothing new connects, and the browser knows it. */
  cut(): Promise<void>
  mend(): Promise<void>
  /** What the room says waits. */
  hold(): void
  /** What waited comes through, in its order. */
  release(): void
}

/** Takes hold of a page's line; before the page opens a game. */
export async function lineOf(page: Page): Promise<Line> {
  let isCut = false
  let held: (() => void)[] | null = null
  const open = new Set<WebSocketRoute>()
  await page.routeWebSocket(/\/parties\/game\//, (socket) => {
    if (isCut) return void socket.close({ code: 1001 })
    const room = socket.connectToServer()
    open.add(socket)
    socket.onClose((code, reason) => {
      open.delete(socket)
      void room.close({ ...(code !== undefined && { code }), ...(reason !== undefined && { reason }) })
    })
    room.onMessage((message) => {
      if (held) held.push(() => socket.send(message))
      else socket.send(message)
    })
  })
  return {
    async cut() {
      isCut = true
      await page.context().setOffline(true)
      for (const socket of open) await socket.close({ code: 1001 })
      open.clear()
    },
    async mend() {
      isCut = false
      await page.context().setOffline(false)
    },
    hold() {
      held = []
    },
    release() {
      const waiting = held ?? []
      held = null
      for (const letThrough of waiting) letThrough()
    },
  }
}
