import { displayText } from '../cells/plain-text.ts'
import type { Cell } from '../model/cell.ts'
import type { Candidate } from './choose-best.ts'
import { figureIn } from './figure-in.ts'

const NETS = /^(?:nnn|nets|cam)$/
/** A net rent is a larger part of the gross rent beside it, and expenses a smaller one of any rent. */
const MOST_OF_RENT = 0.5

/** Under one title of rents a last `NNN` can be the net rent or what is paid on top of it: its values tell. */
export function expensesBesideRent(
  candidates: readonly Candidate[],
  rows: readonly (readonly Cell[])[],
): readonly Candidate[] {
  return candidates.map((nets) => {
    const { role, words, match } = nets
    if (role !== 'rentPerSf' || !NETS.test(words.at(-1) ?? '') || words.length < 2) return nets
    const title = words.slice(0, -1).join(' ')
    const areExpenses = candidates.some(
      (rent) =>
        rent !== nets &&
        rent.role === role &&
        rent.words.join(' ').startsWith(title) &&
        areSmall(nets, rent, rows),
    )
    return areExpenses ? { ...nets, role: 'opexPerSf', match: { ...match, role: 'opexPerSf' } } : nets
  })
}

/** Whether most values of a column are a small part of those of another. */
function areSmall(part: Candidate, whole: Candidate, rows: readonly (readonly Cell[])[]): boolean {
  const shares = rows
    .map((row) => {
      const [small, large] = [part, whole].map(({ index }) => figureIn(displayText(row[index] ?? null)))
      return (small ?? Number.NaN) / (large ?? Number.NaN)
    })
    .filter((share) => !Number.isNaN(share))
  return shares.filter((share) => share <= MOST_OF_RENT).length * 2 > shares.length
}
