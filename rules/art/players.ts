/** The sign that tells a player apart without colour. */
export type PlayerMark = 'ring' | 'stripe' | 'dot' | 'cross' | 'chevron' | 'plain'

/** A player's look: the same by day and by night. */
export interface PlayerLook {
  readonly id: PlayerColour
  readonly fill: string
  readonly mark: PlayerMark
  /** The colour in which the mark stands on the fill. */
  readonly markColour: string
}

/** The six player colours, by their names in a record. */
export type PlayerColour = 'ivory' | 'saffron' | 'sky' | 'vermilion' | 'plum' | 'ink'

/** The players' looks in the order in which colours are offered. */
export const PLAYERS: readonly PlayerLook[] = [
  { id: 'ivory', fill: '#f8f1de', mark: 'ring', markColour: '#3a2a1c' },
  { id: 'saffron', fill: '#f0bb2d', mark: 'stripe', markColour: '#3a2a1c' },
  { id: 'sky', fill: '#4796cc', mark: 'dot', markColour: '#10202c' },
  { id: 'vermilion', fill: '#c8402c', mark: 'cross', markColour: '#fff3dc' },
  { id: 'plum', fill: '#71318a', mark: 'chevron', markColour: '#fbe9ff' },
  { id: 'ink', fill: '#24252d', mark: 'plain', markColour: '#f3ead2' },
]

/** The look of a colour; an unknown name looks like ink, so that a drawing never fails. */
export function playerLook(colour: string): PlayerLook {
  return PLAYERS.find((look) => look.id === colour) ?? (PLAYERS[5] as PlayerLook)
}
