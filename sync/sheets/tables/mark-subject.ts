import { SUBJECT } from '../../domain/known-types.ts'
import { filledColumns, lineOf } from '../cells/row-cells.ts'
import type { SheetRow } from '../file/sheet.ts'
import type { Cell } from '../model/cell.ts'
import type { RowOutcome } from '../model/read-row-outcome.ts'
import { saysSubject } from '../row/says-subject.ts'

/** Cheap to ask of every cell. */
const BEGINS = /^\W*subject\b/i
const PREFIX = /^subject(?: property| building| site)? ?[-–—:] ?(?=\S)/i
/** `SUBJECT 9 Oak Blvd`. */
const BEFORE_NUMBER = /^subject(?: property| building| site)?[\s:–—-]+(?=\d)/i

/**
 * Marks the row of the subject among its comps: it is called so, or is where only a subject is. The word “subject” is
 * not taken for its name.
 */
export function markSubject(
  outcome: RowOutcome,
  { header, cells }: { header: readonly string[]; cells: readonly Cell[] },
  isKnown: boolean,
): RowOutcome {
  if (outcome.kind !== 'property') return outcome
  const column = cells.findIndex(
    (cell) => typeof cell === 'string' && BEGINS.test(cell) && saysSubject(lineOf(cell)),
  )
  const { name } = outcome.property
  const address = outcome.property.address?.replace(BEFORE_NUMBER, '') ?? null
  const bare = name.replace(PREFIX, '').replace(BEFORE_NUMBER, '')
  if (column === -1 && bare === name && address === outcome.property.address && !isKnown) return outcome
  const property = {
    ...outcome.property,
    address,
    status: SUBJECT,
    name: saysSubject(bare) ? (address ?? SUBJECT) : bare,
  } as const
  const raw = cells[column] ?? null
  const reading = { field: 'status', column: header[column] ?? '', raw, value: SUBJECT } as const
  return { ...outcome, property, readings: column === -1 ? outcome.readings : [...outcome.readings, reading] }
}

/** Whether a title over other rows says that they are the subject. */
export function saysSubjectIn(row: SheetRow | undefined): boolean {
  return row !== undefined && filledColumns(row).some((column) => saysSubject(lineOf(row.cells[column])))
}
