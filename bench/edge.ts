import { gzipSync } from 'node:zlib'
import { type Front, isText, openFront } from '../tests/site/front.ts'

/** Smaller than this nothing is gained. */
const LEAST = 500

/** The site as the edge would send it: text compressed. Each text is packed once, so that packing is not measured. */
export function openEdge(site: string): Promise<Front> {
  const packed = new Map<string, Buffer>()
  const pack = (body: Buffer): Buffer => {
    const key = body.toString('latin1')
    const known = packed.get(key) ?? gzipSync(body)
    packed.set(key, known)
    return known
  }
  return openFront(site, {
    answer: (answer) =>
      isText(answer) && answer.body.length > LEAST
        ? { ...answer, headers: { ...answer.headers, 'content-encoding': 'gzip' }, body: pack(answer.body) }
        : answer,
  })
}
