import { excerpt } from '../cells/plain-text.ts'
import type { SheetRow } from '../file/sheet.ts'
import type { SheetLayout } from '../header/sheet-layout.ts'
import type { Doubt } from '../model/explained.ts'
import type { GroupDecision } from '../model/import-decisions.ts'
import type { Problem } from '../model/problem.ts'
import type { RowOutcome } from '../model/read-row-outcome.ts'
import { GROUP_TITLES } from '../problems/group-words.ts'

/** A doubt of a row, with what was decided of its group. */
export interface DecidedDoubt {
  readonly doubt: Doubt
  readonly decision: GroupDecision
}

/** A row that people decided to leave out, with why. */
export function rejectedAsDecided(
  layout: SheetLayout,
  { cells }: Pick<SheetRow, 'cells'>,
  undecided: RowOutcome,
  rejecting: readonly DecidedDoubt[],
): RowOutcome {
  if (undecided.kind === 'skipped') return undecided
  const own = undecided.kind === 'rejected' ? undecided.problems : []
  const problems = rejecting.flatMap(({ doubt }): Problem[] => {
    const column = doubt.index === null ? null : (layout.header[doubt.index] ?? null)
    const known = undecided.readings.filter(({ column: other, problem }) => problem && other === column)
    if (known.length > 0) return known.flatMap(({ problem }) => problem ?? [])
    const where = column === null ? '' : ` in “${excerpt(column)}”`
    return [
      {
        code: doubt.kind === 'no-address' ? 'nothing-identifies' : 'implausible',
        column,
        raw: doubt.index === null ? null : (cells[doubt.index] ?? null),
        sentence: `${GROUP_TITLES[doubt.kind].one}${where}: such rows are rejected, as decided.`,
      },
    ]
  })
  const others = own.filter((problem) => !problems.includes(problem))
  return { kind: 'rejected', problems: [...problems, ...others], readings: undecided.readings }
}
