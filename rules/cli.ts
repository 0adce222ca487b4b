/**
 * The command line of the rules: no server, no clock but in `bench`. JSON on standard output, one document a line;
 * exit status 0, or 2 if anything that was given could not be used.
 */
import { benchCommand } from './cli/bench.ts'
import { CliError, errorLine, printLine } from './cli/output.ts'
import { randomCommand } from './cli/random.ts'
import { replayCommand } from './cli/replay.ts'
import { showCommand } from './cli/show.ts'
import { tilesCommand } from './cli/tiles.ts'

/** Each takes the words after its name, prints, and tells whether all its input was usable. */
const COMMANDS: Readonly<Record<string, (words: string[]) => boolean | Promise<boolean>>> = {
  replay: replayCommand,
  random: randomCommand,
  tiles: tilesCommand,
  show: showCommand,
  bench: benchCommand,
}

const UNUSABLE = 2

async function main(): Promise<void> {
  // Whoever reads may stop early, as `head` does: that is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit()
    throw error
  })
  const [name, ...words] = process.argv.slice(2)
  const list = Object.keys(COMMANDS).join(', ')
  try {
    if (name === undefined) throw new CliError('cli/no-command', `the commands are ${list}`)
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
    if (!command) throw new CliError('cli/unknown-command', `no command ${name}; the commands are ${list}`)
    if (!(await command(words))) process.exitCode = UNUSABLE
  } catch (error) {
    if (!(error instanceof CliError)) throw error
    printLine(errorLine(error))
    process.exitCode = UNUSABLE
  }
}

await main()
