import { readCsvRecord } from './csv-record.ts'

const DELIMITERS = [',', ';', '\t', '|'] as const
const SAMPLED_RECORDS = 100

export interface Delimiter {
  readonly character: string
  /** True where the first line only names the delimiter, as Excel writes it: `sep=;`. */
  readonly isDeclared: boolean
}

/** The delimiter that cuts the sample into the most cells of rows of equal width. */
export function guessDelimiter(sample: string): Delimiter {
  const declared = /^sep=(.)\n/.exec(sample)?.[1]
  if (declared) return { character: declared, isDeclared: true }
  const fits = DELIMITERS.map((character) => ({ character, fit: fitOf(sample, character) }))
  const best = fits.reduce((a, b) => (b.fit > a.fit ? b : a))
  return { character: best.character, isDeclared: false }
}

function fitOf(sample: string, delimiter: string): number {
  const rowsByWidth = new Map<number, number>()
  let at = 0
  for (let i = 0; i < SAMPLED_RECORDS && at < sample.length; i++) {
    const record = readCsvRecord(sample, at, delimiter, true)
    if (!record) break
    const width = record.cells.length
    rowsByWidth.set(width, (rowsByWidth.get(width) ?? 0) + 1)
    at = record.next
  }
  return Math.max(0, ...[...rowsByWidth].map(([width, rows]) => (width - 1) * rows))
}
