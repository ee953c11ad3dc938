import type { FieldReading, ReadRow } from '../../../sync/sheets/model/read-row-outcome.ts'

/** A reading as kept beside its row: `column` is the position in the row's header and cells. */
export interface StoredReading extends Omit<FieldReading, 'column' | 'raw'> {
  readonly column: number
  /** The cell of the title that it is from, such as `A3`. */
  readonly titleCell?: string
}

type Writable<T> = { -readonly [K in keyof T]: T[K] }

type Header = ReadRow['header']

/** The rows of a table share their header. */
const PLACES = new WeakMap<Header, ReadonlyMap<string, number>>()

/** The readings of a row without what its header and cells already say. Millions are made: nothing is spread. */
export function storedReadings(row: ReadRow): readonly StoredReading[] {
  if (row.outcome.kind === 'skipped') return []
  const places = placesIn(row.header)
  return row.outcome.readings.map((reading) => {
    const { field, value, unit, assumed, token, note, problem, typed } = reading
    const column = places.get(reading.column) ?? -1
    const titleCell = row.titleCells?.get(column)
    const kept: Writable<StoredReading> = { field, value, column }
    if (unit !== undefined) kept.unit = unit
    if (assumed !== undefined) kept.assumed = assumed
    if (token !== undefined) kept.token = token
    if (note !== undefined) kept.note = note
    if (problem !== undefined) kept.problem = problem
    if (typed !== undefined) kept.typed = typed
    if (titleCell !== undefined) kept.titleCell = titleCell
    return kept
  })
}

function placesIn(header: Header): ReadonlyMap<string, number> {
  const known = PLACES.get(header)
  if (known) return known
  const places = new Map(header.map((name, index): [string, number] => [name, index]).reverse())
  PLACES.set(header, places)
  return places
}
