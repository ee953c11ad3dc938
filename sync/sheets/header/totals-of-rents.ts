import { displayText, excerpt } from '../cells/plain-text.ts'
import type { Cell } from '../model/cell.ts'
import type { ColumnRole } from '../model/column-role.ts'
import type { Candidate, Leave } from './choose-best.ts'
import { figureIn } from './figure-in.ts'

const RENTS: ReadonlySet<ColumnRole> = new Set(['rentPerSf', 'askingRent'])
/** Sums are rounded. */
const SAME_SUM = 0.01
/** No expenses are a larger part of a gross rent. */
const MOST_OF_GROSS = 0.5
const LEAST_ROWS = 2

type Rows = readonly (readonly Cell[])[]

/** Leaves out what is a rent with the expenses beside it added: it is worked out, and nobody pays it as rent. */
export function withoutTotals(
  candidates: readonly Candidate[],
  rows: Rows,
  leave: Leave,
): readonly Candidate[] {
  const costs = candidates.find(({ role }) => role === 'opexPerSf')
  if (!costs) return candidates
  return candidates.filter((total) => {
    if (total.role !== 'rentPerSf') return true
    const rent = candidates.find(
      (one) => one !== total && RENTS.has(one.role) && areSums(total, one, costs, rows),
    )
    if (!rent) return true
    const parts = `“${excerpt(rent.header)}” and “${excerpt(costs.header)}”`
    leave(total.index, 'unclear', `“${excerpt(total.header)}” is the sum of ${parts}.`)
    return false
  })
}

function areSums(total: Candidate, rent: Candidate, costs: Candidate, rows: Rows): boolean {
  const off = rows
    .map((row) => {
      const [sum, base, added] = [total, rent, costs].map((column) => figureOf(column, row)) as [
        number,
        number,
        number,
      ]
      return added > 0 ? Math.abs((base + added) / sum - 1) : Number.NaN
    })
    .filter(Number.isFinite)
  return off.length >= LEAST_ROWS && off.every((one) => one <= SAME_SUM)
}

/** Leaves out a bare `NNN` beside a gross rent that it is most of: it is the net rent, and no expenses. */
export function withoutNetRents(
  candidates: readonly Candidate[],
  rows: Rows,
  leave: Leave,
): readonly Candidate[] {
  const gross = candidates.find(({ role, words }) => RENTS.has(role) && words.includes('gross'))
  if (!gross) return candidates
  return candidates.filter((nets) => {
    if (nets.role !== 'opexPerSf') return true
    const shares = rows.map((row) => figureOf(nets, row) / figureOf(gross, row)).filter(Number.isFinite)
    if (shares.filter((share) => share > MOST_OF_GROSS).length * 2 <= shares.length) return true
    const reason = `“${excerpt(nets.header)}” is most of “${excerpt(gross.header)}”: it may be the net rent.`
    leave(nets.index, 'unclear', reason)
    return false
  })
}

function figureOf({ index }: Candidate, row: readonly Cell[]): number {
  return figureIn(displayText(row[index] ?? null))
}
