import { displayText } from '../cells/plain-text.ts'
import type { Cell } from '../model/cell.ts'
import type { ColumnRole } from '../model/column-role.ts'
import type { Candidate } from './choose-best.ts'
import { figureIn } from './figure-in.ts'

const NETS = /^(?:nnn|nets|cam)$/
/** A net rent is a larger part of the gross rent beside it, and expenses a smaller one of any rent. */
const MOST_OF_RENT = 0.5
const MONTHS = 12
const RENTS: ReadonlySet<ColumnRole> = new Set(['rentPerSf', 'askingRent'])
/** Words that say how a figure is counted, and not what it is. */
const OF_A_UNIT = /^(?:dollar|per|sf|month|year|estimated|20\d\d)$/

/**
 * A last `NNN` under a title of rents, or `$/SF NNN` beside a rent, can be the net rent or what is paid on top of it:
 * its values tell.
 */
export function expensesBesideRent(
  candidates: readonly Candidate[],
  rows: readonly (readonly Cell[])[],
): readonly Candidate[] {
  return candidates.map((nets) => {
    const { role, match } = nets
    if (role !== 'rentPerSf') return nets
    const areExpenses = candidates.some(
      (rent) => rent !== nets && canBePaidOnTop(nets, rent) && areSmall(nets, rent, rows),
    )
    return areExpenses ? { ...nets, role: 'opexPerSf', match: { ...match, role: 'opexPerSf' } } : nets
  })
}

function canBePaidOnTop({ words }: Candidate, rent: Candidate): boolean {
  const title = words.slice(0, -1)
  const isUnderTitle = title.length > 0 && title.every((word) => rent.words.includes(word))
  if (RENTS.has(rent.role) && isUnderTitle && NETS.test(words.at(-1) ?? '')) return true
  const saysNoRent = words.every((word) => NETS.test(word) || OF_A_UNIT.test(word))
  return saysNoRent && words.some((word) => NETS.test(word)) && saysRent(rent)
}

function saysRent({ role, words }: Candidate): boolean {
  return RENTS.has(role) && words.some((word) => !NETS.test(word) && !OF_A_UNIT.test(word))
}

/** Whether most values of a column are a small part of those of another. */
function areSmall(part: Candidate, whole: Candidate, rows: readonly (readonly Cell[])[]): boolean {
  const scale = yearsIn(part) / yearsIn(whole)
  const shares = rows
    .map((row) => {
      const [small, large] = [part, whole].map(({ index }) => figureIn(displayText(row[index] ?? null)))
      return ((small ?? Number.NaN) / (large ?? Number.NaN)) * scale
    })
    .filter((share) => !Number.isNaN(share))
  return shares.filter((share) => share <= MOST_OF_RENT).length * 2 > shares.length
}

/** How often a year a figure is paid, by its header. */
function yearsIn({ words }: Candidate): number {
  return words.includes('month') ? MONTHS : 1
}
