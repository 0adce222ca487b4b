import { parseArgs } from 'node:util'
import { CliError } from './output.ts'

/** The flags of a command; `string` ones take a value. */
export type Flags = Readonly<Record<string, 'string' | 'boolean'>>

export interface Args {
  /** What was given of the flags, by name. */
  flags: Record<string, string | boolean | undefined>
  /** What is no flag; `-` is standard input. */
  rest: string[]
}

/** Reads the words after the command. An unknown flag, or one without its value, is an error that names it. */
export function readArgs(words: string[], known: Flags): Args {
  const options = Object.fromEntries(Object.entries(known).map(([name, type]) => [name, { type }]))
  try {
    const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true, strict: true })
    return { flags: values, rest: positionals }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    const message = error instanceof Error ? error.message.split('. ')[0]! : String(error)
    throw new CliError(
      code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? 'cli/unknown-flag' : 'cli/bad-value',
      message,
    )
  }
}

/** The whole number that a flag gives, from `min` to `max`; `otherwise` if the flag is absent. */
export function whole(args: Args, name: string, min: number, max: number, otherwise: number): number {
  const text = args.flags[name]
  if (text === undefined) return otherwise
  const value = typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : NaN
  if (Number.isSafeInteger(value) && value >= min && value <= max) return value
  const range = max === Infinity ? `${min} or more` : `${min} to ${max}`
  throw new CliError('cli/bad-value', `--${name} is a whole number, ${range}, not ${String(text)}`)
}

/** Refuses words that the command has no use for. */
export function atMost(args: Args, count: number): void {
  const surplus = args.rest[count]
  if (surplus !== undefined) throw new CliError('cli/too-many', `one argument too many: ${surplus}`)
}
