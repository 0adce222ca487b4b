import { CliError, errorLine, printLine, type Io } from './output.ts'

/** Takes the words after its name, prints, and tells whether all its input was usable. */
type Command = (words: string[], io: Io) => Promise<boolean>

/** Each is loaded when it is called: drawing is a third of the code, and only `show` draws. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  replay: async () => (await import('./replay.ts')).replayCommand,
  random: async () => (await import('./random.ts')).randomCommand,
  tiles: async () => (await import('./tiles.ts')).tilesCommand,
  show: async () => (await import('./show.ts')).showCommand,
  bench: async () => (await import('./bench.ts')).benchCommand,
  arena: async () => (await import('./arena.ts')).arenaCommand,
}

/** Carries a command out. The exit status is 0, or 2 if anything that was given could not be used. */
export async function runCommand([name, ...words]: string[], io: Io): Promise<0 | 2> {
  const list = Object.keys(COMMANDS).join(', ')
  try {
    if (name === undefined) throw new CliError('cli/no-command', `the commands are ${list}`)
    const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
    if (!load) throw new CliError('cli/unknown-command', `no command ${name}; the commands are ${list}`)
    const command = await load()
    return (await command(words, io)) ? 0 : 2
  } catch (error) {
    if (!(error instanceof CliError)) throw error
    await printLine(io, errorLine(error))
    return 2
  }
}
