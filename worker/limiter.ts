import { DurableObject } from 'cloudflare:workers'

const HOUR = 3_600_000
const KEY = 'made'

/**
 * Counts the rooms that one address made within the last hour. The object is named by a salted hash of the address,
 * holds nothing but times, and forgets itself an hour after the last one.
 */
export class Limiter extends DurableObject {
  /** Takes one of `limit`: 0, or the seconds after which to try again. */
  take(limit: number): number {
    const now = Date.now()
    const { kv } = this.ctx.storage
    const made = (kv.get<number[]>(KEY) ?? []).filter((at) => at > now - HOUR)
    if (made.length >= limit) return Math.ceil((made[0]! + HOUR - now) / 1000)
    kv.put(KEY, [...made, now])
    this.ctx.waitUntil(this.ctx.storage.setAlarm(now + HOUR))
    return 0
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll()
  }
}
