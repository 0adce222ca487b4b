/** `npm run coverage:rules` writes docs/rules-coverage.md and tells what is missing. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCoverage, renderCoverage } from './report.ts'

const coverage = readCoverage()
writeFileSync(join(import.meta.dirname, '../../docs/rules-coverage.md'), renderCoverage(coverage))
for (const { file, text, named } of coverage.unknown) {
  console.error(`${file}: "${text}" names ${named.join(', ')}, not all of which exist`)
}
if (coverage.missing.length > 0) console.error(`without a test: ${coverage.missing.join(', ')}`)
