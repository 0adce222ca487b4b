import { parseOptions, type Options } from '../game/options.ts'
import { readDocuments, type Document } from './input.ts'
import { CliError, type Io } from './output.ts'

/** The options in a file, which holds the `options` object of a record; without a file the default ones. */
export async function readOptions(io: Io, file: string | undefined): Promise<Options> {
  let json: unknown = {}
  if (file !== undefined) {
    const documents: Document[] = []
    for await (const document of readDocuments(io, [file])) documents.push(document)
    const [document] = documents
    if (!document?.ok) throw document?.error ?? new CliError('cli/empty', `${file} holds nothing`)
    if (documents.length > 1) throw new CliError('cli/bad-value', `${file} holds more than one JSON document`)
    json = document.json
  }
  const options = parseOptions(json)
  if (!options.ok) throw new CliError(options.error.code, options.error.message)
  return options.value
}
