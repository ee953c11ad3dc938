import { hasRail } from '../domain/amenities/rail.ts'
import { type BookColumns, FLAG } from './book-columns.ts'
import { allValues } from './string-column.ts'

const known = new WeakMap<BookColumns, Uint8Array>()

/** 1 for every row with rail access. Computed when it is first used, because the notes have to be read. */
export function railRows(columns: BookColumns): Uint8Array {
  let rows = known.get(columns)
  if (rows === undefined) {
    const notes = allValues(columns.strings.notes)
    rows = Uint8Array.from(columns.flags.rail, (flag, row) => {
      const rail = flag === FLAG.missing ? null : flag === FLAG.yes
      return hasRail({ rail, notes: notes[row] || null }) ? 1 : 0
    })
    known.set(columns, rows)
  }
  return rows
}
