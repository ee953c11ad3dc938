import { readCsvRecord } from './csv-record.ts'

const DELIMITERS = [',', ';', '\t', '|'] as const
const SAMPLED_RECORDS = 100

export interface Delimiter {
  readonly character: string
  /** True where the first line only names the delimiter, as Excel writes it: `sep=;`. */
  readonly isDeclared: boolean
}

/**
 * The delimiter that cuts all rows of the sample, the header as well, into equally many cells: words of the cells may
 * hold more of another. Where none does, the one that cuts it into the most cells of rows of equal width.
 */
export function guessDelimiter(sample: string): Delimiter {
  const declared = /^sep=(.)\n/.exec(sample)?.[1]
  if (declared) return { character: declared, isDeclared: true }
  const fits = DELIMITERS.map((character) => ({ character, fit: fitOf(sample, character) }))
  const best = fits.reduce((a, b) => (isBetter(b.fit, a.fit) ? b : a))
  return { character: best.character, isDeclared: false }
}

interface Fit {
  readonly cutsAll: boolean
  readonly cells: number
}

function isBetter(one: Fit, other: Fit): boolean {
  return one.cutsAll === other.cutsAll ? one.cells > other.cells : one.cutsAll
}

function fitOf(sample: string, delimiter: string): Fit {
  const rowsByWidth = new Map<number, number>()
  let at = 0
  for (let i = 0; i < SAMPLED_RECORDS && at < sample.length; i++) {
    const record = readCsvRecord(sample, at, delimiter, true)
    if (!record) break
    at = record.next
    const width = record.cells.length
    const isBlank = width === 1 && !record.cells[0]
    if (!isBlank) rowsByWidth.set(width, (rowsByWidth.get(width) ?? 0) + 1)
  }
  return {
    cutsAll: rowsByWidth.size === 1 && !rowsByWidth.has(1),
    cells: Math.max(0, ...[...rowsByWidth].map(([width, rows]) => (width - 1) * rows)),
  }
}
