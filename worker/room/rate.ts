/** How fast one socket may talk: an allowance that fills evenly and never above its burst. */
import type { Bucket } from './room.ts'

export function fullBucket(burst: number, now: number): Bucket {
  return { level: burst, at: now }
}

/** Takes one from the allowance; what is left, below zero when there was none. */
export function spend(bucket: Bucket, perSecond: number, burst: number, now: number): number {
  const filled = bucket.level + ((now - bucket.at) / 1000) * perSecond
  bucket.level = Math.min(burst, filled) - 1
  bucket.at = now
  return bucket.level
}
