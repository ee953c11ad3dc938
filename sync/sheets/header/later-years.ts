import { displayText, excerpt } from '../cells/plain-text.ts'
import { laterRentIn } from '../fields/later-rent.ts'
import type { Cell } from '../model/cell.ts'
import type { ColumnRole } from '../model/column-role.ts'
import type { Candidate, Leave } from './choose-best.ts'
import { figureIn } from './figure-in.ts'

const RENT_ROLES: ReadonlySet<ColumnRole> = new Set(['rentPerSf', 'askingRent', 'effectiveRent'])
/** No rent rises by a larger part of it in a year. */
const MOST_A_YEAR = 1.15

/** Whether a rent can be the one so many years after another. A bare header is believed only of rents that do not fall. */
export function canFollow(rent: number, before: number, years: number): boolean {
  return rent >= before && rent <= before * MOST_A_YEAR ** years
}

/**
 * Leaves columns of later years that say nothing: without the first rent, and under a bare `Year 2` where most values
 * do not go on from it, as percentages, years and sums do not.
 */
export function besideRent(
  candidates: readonly Candidate[],
  rows: readonly (readonly Cell[])[],
  leave: Leave,
): readonly Candidate[] {
  const rents = candidates.filter(({ role }) => RENT_ROLES.has(role))
  return candidates.filter((later) => {
    const { role, index, header, match } = later
    if (role !== 'laterRent') return true
    const [rent] = rents
    if (rent === undefined) {
      leave(index, 'unknown-header', notKnown(header))
      return false
    }
    if (!match.isLoose || rents.some((one) => goesOn(one, later, rows))) return true
    leave(
      index,
      'unclear',
      `“${excerpt(header)}” could be a rent of a later year, and its values do not go on from “${excerpt(rent.header)}”.`,
    )
    return false
  })
}

export function notKnown(header: string): string {
  return `“${excerpt(header)}” is not a known header.`
}

/** Whether most values of a column can be rents some years after those of the other. */
function goesOn(rent: Candidate, later: Candidate, rows: readonly (readonly Cell[])[]): boolean {
  const years = (laterRentIn(later.words)?.year ?? 1) - 1
  const pairs = rows.flatMap((row) => {
    const [first, then] = [rent, later].map(({ index }) => displayText(row[index] ?? null))
    return first?.trim() && then?.trim() ? [[figureIn(first), figureIn(then)] as const] : []
  })
  const fitting = pairs.filter(([first, then]) => canFollow(then, first, years))
  return pairs.length === 0 || fitting.length * 2 > pairs.length
}
