import { mark, type Mark } from './marks.ts'

/** The bridge on which a town crosses another one, for the tile's rotation. */
export function drawBridge(quarterTurns: number): Mark[] {
  if (quarterTurns % 2 === 0) {
    let joints = ''
    for (let i = 0; i < 16; i++)
      joints += `M41.5 ${(16 + i * 4.7).toFixed(1)}h2.6M55.9 ${(16 + i * 4.7).toFixed(1)}h2.6`
    return [
      mark('cast', 'M59 20L66 27V90L59 84Z'),
      mark('dark', 'M38 45h24v9h-24Z'),
      mark('stone', 'M41 12H59V92H41Z'),
      mark('square', 'M44 6H56V97H44Z'),
      mark('stone-top', 'M41.5 12h2.6v78h-2.6ZM55.9 12h2.6v78h-2.6Z'),
      mark('thin', joints),
    ]
  }
  return [
    mark('cast', 'M20 62H88V72H24Z'),
    mark('stone', 'M10 42H90V63H10Z'),
    mark('dark', [22, 36, 50, 64].map((x) => `M${x} 63v-3a4 4 0 0 1 8 0v3Z`).join('')),
    mark('square', 'M6 43H94V55H6Z'),
    mark('stone-top', 'M10 41h80v2.4h-80ZM10 54.6h80v2.4h-80Z'),
  ]
}
