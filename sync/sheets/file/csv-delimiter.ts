import { readCsvRecord } from './csv-record.ts'

const DELIMITERS = [',', ';', '\t', '|'] as const
const SAMPLED_RECORDS = 100

export interface Delimiter {
  readonly character: string
  /** True where the first line only names the delimiter, as Excel writes it: `sep=;`. */
  readonly isDeclared: boolean
}

/** The commas of `45,600`, which part no cells where another delimiter does. */
const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/
const ALL_THOUSANDS = new RegExp(THOUSANDS, 'g')

/**
 * The delimiter that cuts all rows of the sample, the header as well, into equally many cells, else the most rows into
 * as many as other rows: figures and words of the cells may hold more of another, and titles none. Of two that cut
 * equally many, the one that makes the most cells of rows of equal width.
 */
export function guessDelimiter(sample: string): Delimiter {
  const declared = /^sep=(.)\n/.exec(sample)?.[1]
  if (declared) return { character: declared, isDeclared: true }
  const fits = DELIMITERS.map((character) => ({ character, fit: fitOf(sample, character) }))
  const best = fits.reduce((a, b) => (isBetter(b.fit, a.fit) ? b : a))
  return { character: best.character, isDeclared: false }
}

interface Fit {
  /** Rows of which others have the same width. */
  readonly rowsAlike: number
  /** The same where commas of thousands part nothing. */
  readonly withoutThousands: number
  readonly cutsAll: boolean
  readonly cells: number
}

function isBetter(one: Fit, other: Fit): boolean {
  if (one.cutsAll !== other.cutsAll) return one.cutsAll
  if (one.rowsAlike !== other.rowsAlike) return one.rowsAlike > other.rowsAlike
  if (one.withoutThousands !== other.withoutThousands) return one.withoutThousands > other.withoutThousands
  return one.cells > other.cells
}

function fitOf(sample: string, delimiter: string): Fit {
  const rowsByWidth = widthsOf(sample, delimiter)
  const rowsAlike = alikeIn(rowsByWidth)
  const hasThousands = delimiter === ',' && THOUSANDS.test(sample)
  return {
    rowsAlike,
    withoutThousands: hasThousands
      ? alikeIn(widthsOf(sample.replace(ALL_THOUSANDS, ''), delimiter))
      : rowsAlike,
    cutsAll: rowsByWidth.size === 1 && !rowsByWidth.has(1),
    cells: Math.max(0, ...[...rowsByWidth].map(([width, rows]) => (width - 1) * rows)),
  }
}

function alikeIn(rowsByWidth: ReadonlyMap<number, number>): number {
  return [...rowsByWidth].reduce((sum, [width, rows]) => (width > 1 && rows > 1 ? sum + rows : sum), 0)
}

function widthsOf(sample: string, delimiter: string): ReadonlyMap<number, number> {
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
  return rowsByWidth
}
