import type { FieldReading, ReadRow } from '../../../sync/sheets/model/read-row-outcome.ts'

/** A reading as kept beside its row: `column` is the position in the row's header and cells. */
export interface StoredReading extends Omit<FieldReading, 'column' | 'raw'> {
  readonly column: number
}

/** The readings of a row without what its header and cells already say. */
export function storedReadings(row: ReadRow): readonly StoredReading[] {
  if (row.outcome.kind === 'skipped') return []
  return row.outcome.readings.map(({ column, raw: _, ...reading }) => ({
    ...reading,
    column: row.header.indexOf(column),
  }))
}
