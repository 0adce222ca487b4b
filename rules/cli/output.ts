import type { ErrorCode } from '../game/error.ts'
import type { RecordError } from '../record/errors.ts'

/** Why the command line itself could not do what was asked. Closed; each code means one thing. */
type CliErrorCode =
  | 'cli/no-command'
  | 'cli/unknown-command'
  | 'cli/unknown-flag'
  /** A flag without its value, or with one that is out of range. */
  | 'cli/bad-value'
  /** Something that must be given is not. */
  | 'cli/missing'
  | 'cli/too-many'
  /** A file that is not there or cannot be read. */
  | 'cli/unreadable'
  | 'cli/not-utf8'
  | 'cli/not-json'
  /** A file with nothing in it. */
  | 'cli/empty'

/** Ends the command with an error line and exit status 2. */
export class CliError extends Error {
  readonly code: CliErrorCode | ErrorCode

  constructor(code: CliErrorCode | ErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

/** An error as the contract prints it: nothing but code, message and the index of the action, if it is one. */
export interface ErrorLine {
  error: { code: string; message: string; at: number | null }
}

export function errorLine(error: CliError | RecordError): ErrorLine {
  return { error: { code: error.code, message: error.message, at: 'at' in error ? error.at : null } }
}

/** What a command reads and where it prints. */
export interface Io {
  /** The whole of standard input. */
  input(): Promise<Uint8Array>
  /** Done when the text is on its way, so that a long output waits for its reader. */
  print(text: string): Promise<void>
}

/** Prints one document on a line of its own. */
export function printLine(io: Io, document: unknown): Promise<void> {
  return io.print(`${JSON.stringify(document)}\n`)
}
