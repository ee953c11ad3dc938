import { excerpt } from '../cells/plain-text.ts'
import type { DuplicateFinder } from '../duplicates/find-duplicates.ts'
import type { SheetRow } from '../file/sheet.ts'
import type { SheetLayout } from '../header/sheet-layout.ts'
import type { Doubt, ExplainedRow, RowPair } from '../model/explained.ts'
import type { RowOutcome } from '../model/read-row-outcome.ts'
import { doubtsOf } from '../problems/doubts-of-row.ts'
import type { RentBounds } from '../problems/rent-bounds.ts'
import { readRow } from '../read-row.ts'
import type { TableDecisions } from './decisions-in-use.ts'
import { rowRefs } from './row-refs.ts'
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

interface Compared {
  readonly sheet: string
  readonly ref: string
  readonly outcome: RowOutcome
  /** The row before that this one may repeat. */
  readonly pair: RowPair | null
}

/** What a row that may repeat another comes to: of one decided alone by that, else by what was decided of all. */
function settleDuplicate(
  { sheet, ref, outcome, pair }: Compared,
  { rowOf, groupOf }: TableDecisions,
): { readonly outcome: RowOutcome; readonly doubt: Doubt | null } {
  if (pair === null) return { outcome, doubt: null }
  const own = rowOf(ref, 'duplicate', pair.was)
  const decision = own ?? groupOf(null, 'duplicate')
  const doubt: Doubt = {
    kind: 'duplicate',
    index: null,
    field: null,
    why: whyAlike(sheet, pair),
    pair: { ...pair, decision: own ?? null },
  }
  if (decision?.do !== 'leave-out') return { outcome, doubt }
  return { outcome: { kind: 'skipped', reason: 'duplicate' }, doubt }
}

/** `like row 12: same address, same tenant and dates`. */
function whyAlike(sheet: string, { earlier, reasons }: RowPair): string {
  const where = earlier.sheet === sheet ? '' : ` of “${excerpt(earlier.sheet)}”`
  return `like row ${earlier.rowNumber}${where}: ${reasons.join(', ')}`
}
