import { announce } from '#lib/ui/announce.svelte.ts'
import type { Bar } from './asking.ts'

/**
 * Says what the filled button would do now, and with `consequence` what that brings: for whoever chose by key and does
 * not see the board.
 */
export function sayChoice({ primary, consequence }: Bar, withConsequence = false): void {
  const said = [primary?.label ?? '', withConsequence ? (consequence ?? '') : '']
  announce(
    said
      .filter(Boolean)
      .map((sentence) => sentence.replaceAll(/<\/?b>/g, '').replace(/\.?$/, '.'))
      .join(' '),
  )
}
