import type { DuplicateFinder } from '../duplicates/find-duplicates.ts'
import type { SheetRow } from '../file/sheet.ts'
import type { ExplainedRow } from '../model/explained.ts'
import type { RowOutcome } from '../model/read-row-outcome.ts'
import { doubtsOf } from '../problems/doubts-of-row.ts'
import type { RentBounds } from '../problems/rent-bounds.ts'
import { readRow } from '../read-row.ts'
import type { SheetLayout } from '../row/sheet-layout.ts'
import type { TableDecisions } from './decisions-in-use.ts'
import { rowRefs } from './row-refs.ts'
import { settleDuplicate } from './settle-duplicate.ts'
import { settleRow } from './settle-row.ts'

export interface RowReading {
  readonly outcome: RowOutcome
  /** Of a row that is rejected by decision. */
  readonly ref?: string
  readonly explained?: ExplainedRow
}

export type RowReader = (rowNumber: number, row: Pick<SheetRow, 'cells' | 'links'>) => RowReading

interface Reading {
  readonly sheet: string
  readonly explains: boolean
  readonly bounds: RentBounds | null
  /** Null where no row is compared with those before it. */
  readonly finder: DuplicateFinder | null
}

/** Reads the rows of a table by what was decided of them. Where nothing was, and nothing is to be explained, as they are. */
export function rowReader(
  layout: SheetLayout,
  decisions: TableDecisions,
  { sheet, explains, bounds, finder }: Reading,
): RowReader {
  const { cells: typedCells, hasGroups, groupOf } = decisions
  if (!explains && !hasGroups && typedCells.isEmpty && finder === null)
    return (_, row) => ({ outcome: readRow(layout, row) })
  const refs = rowRefs(layout.byRole.has('key'))
  return (rowNumber, row) => {
    const undecided = readRow(layout, row)
    const base = refs.base(undecided, rowNumber)
    const ref = explains || hasGroups || typedCells.knows(base) ? refs.next(base) : base
    const typed = typedCells.of(ref, row.cells)
    const doubts = explains || hasGroups ? doubtsOf(layout, undecided, row.cells, bounds) : []
    const decided = doubts.flatMap((doubt) => {
      const decision = hasGroups ? groupOf(doubt.index, doubt.kind) : undefined
      return decision ? [{ doubt, decision }] : []
    })
    const settled =
      typed.size === 0 && decided.length === 0 ? undecided : settleRow(layout, row, undecided, typed, decided)
    const pair = finder?.find({ sheet, rowNumber, cells: row.cells, outcome: settled }) ?? null
    const { outcome, doubt } = settleDuplicate({ outcome: settled, sheet, ref, pair }, decisions)
    const isByDecision = outcome.kind === 'rejected' && undecided.kind === 'property'
    return {
      outcome,
      ...(isByDecision && { ref }),
      ...(explains && {
        explained: { ref, doubts: doubt === null ? doubts : [...doubts, doubt], undecided, typed },
      }),
    }
  }
}
