/** How large a test by count is: what a variable of the environment says, e.g. `GAMES=20`, else its whole size. */
export function sizeOf(variable: string, whole: number): number {
  return Number(process.env[variable] ?? whole)
}

/** The seed in SEED, else one of the moment; printed, so that what it found can be repeated. */
export function chosenSeed(): number {
  const seed = Number(process.env.SEED ?? Date.now() % 1e9)
  process.stdout.write(`seed ${seed}\n`)
  return seed
}

/** Figures of a long test, for whoever reads its output. */
export function tellFigures(figures: object): void {
  process.stdout.write(`${JSON.stringify(figures)}\n`)
}
