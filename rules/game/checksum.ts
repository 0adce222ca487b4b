import type { State } from './module.ts'

/**
 * A short hash of everything that the state says: 14 characters that two sides compare. Equal decisions give equal
 * checksums; nothing hidden is in the state, so nothing hidden is in the hash.
 */
export function checksum(state: State): string {
  const { board } = state
  return hash(
    JSON.stringify([
      state.options,
      state.players.length,
      state.deck,
      state.tokens,
      state.row,
      state.agenda,
      state.need,
      state.winners,
      state.active,
      state.lastPlacer,
      state.drawnTiles,
      state.drawnTokens,
      state.hand,
      state.discarded,
      board.tile,
      board.x,
      board.y,
      board.turn,
      state.figures,
      state.supply,
      state.score,
      state.scores.length,
      state.parts,
    ]),
  )
}

/** Two multiply-and-rotate hashes of 32 bits side by side, in base 36. */
function hash(text: string): string {
  let a = 0x9e3779b9
  let b = 0x85ebca6b
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 0x01000193)
    b = Math.imul(b ^ code, 0x5bd1e995)
    b ^= b >>> 15
  }
  return [a, b].map((half) => (half >>> 0).toString(36).padStart(7, '0')).join('')
}
