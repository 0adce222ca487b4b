/** Who played, as the result shows it. */
export interface ResultPlayer {
  name: string
  colour: string
}

/** The first word of each name where that tells them apart, else the whole name. */
export function shortNames(players: readonly ResultPlayer[]): string[] {
  const first = players.map(({ name }) => name.split(' ')[0] ?? name)
  return players.map(({ name }, index) =>
    first.filter((word) => word === first[index]).length > 1 ? name : first[index]!,
  )
}
