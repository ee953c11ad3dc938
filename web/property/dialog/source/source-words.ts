import type { PropertySource, SheetRow, SourceReading } from '../../../../sync/api/property-source.ts'
import {
  asColumnName,
  customColumn,
  customNameOf,
  isCustomColumn,
} from '../../../../sync/domain/fields/custom-fields.ts'
import { columnLetters } from '../../../../sync/domain/words/column-letters.ts'

/** What the source says of a field: the reading that gave its value, else the last that tells why there is none. */
export function readingOf(row: SheetRow, field: string): SourceReading | null {
  const name = customNameOf(field)
  if (name !== null) return customReading(row, name)
  const { readings } = row
  const own = readings.filter((reading) => reading.field === field)
  return own.findLast(({ value }) => value !== null) ?? own.at(-1) ?? null
}

/** A column that is no known field is taken as it is. */
function customReading({ header, cells }: SheetRow, name: string): SourceReading | null {
  const column = header.findIndex((text) => asColumnName(text) === name)
  const cell = cells[column]
  if (cell === undefined) return null
  const plain = { unit: null, assumed: false, token: null, note: null, problem: null, arithmetic: null }
  return { field: customColumn(name), column, header: name, cell, value: cell || null, ...plain }
}

/** The row that a figure is shown from: its own source's, or that of a property joined into it. */
export function rowBehind(source: PropertySource, field: string): SheetRow {
  const name = isCustomColumn(field) ? 'custom' : field
  return source.joined.find(({ shown }) => shown.includes(name)) ?? source
}

/** True where a reading without a value has something to tell. */
export function isTelling({ value, token, problem, note }: SourceReading): boolean {
  return value !== null || token !== null || problem !== null || note !== null
}

export const TYPED_BY_HAND = 'A person of the team typed this comp.'

/** Where a property stands in its sheet: `row 7`, or `column C` of a table set across. */
export function placeInSheet({ isAcross, rowNumber }: SheetRow): string {
  return isAcross ? `column ${columnLetters(rowNumber - 1)}` : `row ${rowNumber}`
}

/** Columns shown before the one that matters and, where the sheet ends, after it. */
const BEFORE = 2
const SHOWN = 4

/** Positions of the columns shown around one, or of all. */
export function columnsAround(column: number, count: number, all: boolean): number[] {
  const first = all ? 0 : Math.max(0, Math.min(column - BEFORE, count - SHOWN))
  const end = all ? count : Math.min(count, first + SHOWN)
  return Array.from({ length: end - first }, (_, i) => first + i)
}

export interface Remark {
  readonly kind: 'arithmetic' | 'assumed' | 'problem' | 'plain'
  readonly words: string
}

/** What is to be known of a reading besides its cell, in the order it is shown. */
export function remarksOn({
  arithmetic,
  unit,
  assumed,
  token,
  problem,
  note,
  value,
}: SourceReading): Remark[] {
  const isCounted = unit !== null && typeof value === 'number' && arithmetic === null && !assumed
  return [
    ...(arithmetic === null ? [] : [{ kind: 'arithmetic', words: arithmetic } as const]),
    ...(isCounted ? [{ kind: 'plain', words: `Read as ${unit}.` } as const] : []),
    ...(assumed && unit !== null
      ? [
          {
            kind: 'assumed',
            words: `Neither the header nor the cell gives the unit, so ${unit} is assumed.`,
          } as const,
        ]
      : []),
    ...(token === null
      ? []
      : [{ kind: 'plain', words: `The cell says “${token}”, which is not a number.` } as const]),
    ...(problem === null ? [] : [{ kind: 'problem', words: problem } as const]),
    ...(note === null ? [] : [{ kind: 'plain', words: `Note: ${note}.` } as const]),
  ]
}
