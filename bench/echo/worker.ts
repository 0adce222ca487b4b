import { type Connection, routePartykitRequest, Server } from 'partyserver'

/** Sends everybody what somebody said: the least that a room can do. */
export class Bare extends Server {
  static override options = { hibernate: true }

  override onMessage(_from: Connection, message: string): void {
    this.broadcast(message)
  }
}

/** Stores what it sends first, under a key of its own, as the game's room does with every decision. */
export class Storing extends Server {
  static override options = { hibernate: true }
  private count = 0

  override async onMessage(_from: Connection, message: string): Promise<void> {
    await this.ctx.storage.put(`message:${this.count++}`, message)
    this.broadcast(message)
  }
}

export default {
  async fetch(request: Request, env: Cloudflare.Env): Promise<Response> {
    return (await routePartykitRequest(request, env)) ?? new Response('Not found', { status: 404 })
  },
}
