/**
 * The command line of the rules: no server, no clock but in `bench`. JSON on standard output, one document a line;
 * exit status 0, or 2 if anything that was given could not be used.
 */
import { runCommand } from './cli/run.ts'

// Whoever reads may stop early, as `head` does: that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit()
  throw error
})

process.exitCode = await runCommand(process.argv.slice(2), {
  async input() {
    const chunks: Uint8Array[] = []
    for await (const chunk of process.stdin) chunks.push(chunk as Uint8Array)
    return Buffer.concat(chunks)
  },
  print: (text) => new Promise((resolve) => process.stdout.write(text, () => resolve())),
})
