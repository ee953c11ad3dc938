import { headerSizeUnit } from '../cells/column-units.ts'
import { cleanText, displayText, excerpt } from '../cells/plain-text.ts'
import { readSize } from '../cells/size/read-size.ts'
import type { Cell } from '../model/cell.ts'
import type { Candidate, Leave } from './choose-best.ts'

/** Words with which a header says that it is the size of a whole building. */
const OF_BUILDING: ReadonlySet<string> = new Set('building property project rba gba'.split(' '))
/** Words of a size that may be of a building or of a space in it. */
const OF_EITHER: ReadonlySet<string> = new Set('sf size area square footage feet rentable rsf net'.split(' '))
/** Sizes are rounded. */
const SAME_SIZE = 1.005
/** Of a building that is leased as a whole its rentable area is more of it. */
const MOST_OF_BUILDING = 0.9
/** Some rows of a sheet are mistaken. */
const LEAST_FITTING = 0.8
const LEAST_ROWS = 2

const OF_A_LEASE = ['rentPerSf', 'askingRent', 'leaseTerm', 'commencement', 'expiration']

type Rows = readonly (readonly Cell[])[]

/** Of a size that names the building and one that does not, which is hardly ever larger, the second is of the lease. */
export function spacesBesideBuildings(candidates: readonly Candidate[], rows: Rows): readonly Candidate[] {
  const has = (role: string) => candidates.some((one) => one.role === role)
  const sizes = candidates.filter(({ role }) => role === 'squareFootage')
  const building = sizes.find(namesBuilding)
  const space = sizes.find(({ words }) => words.every((word) => OF_EITHER.has(word)))
  const isOfLeases = OF_A_LEASE.some(has) && !has('salePrice') && !has('salePricePerSf')
  if (!building || !space || has('dealArea') || !isOfLeases) return candidates
  const shares = sharesOf(space, building, rows)
  const fitting = shares.filter((share) => share <= SAME_SIZE)
  const isPart =
    fitting.some((share) => share <= MOST_OF_BUILDING) && fitting.length >= shares.length * LEAST_FITTING
  if (!isPart) return candidates
  return candidates.map((one) =>
    one === space ? { ...one, role: 'dealArea', match: { ...one.match, role: 'dealArea' } } : one,
  )
}

function namesBuilding({ words }: Candidate): boolean {
  return words.some((word) => OF_BUILDING.has(word))
}

/** Leaves out a size that names no building and is mostly smaller than the space that is leased: a part of that. */
export function withoutPartsOfSpaces(
  candidates: readonly Candidate[],
  rows: Rows,
  leave: Leave,
): readonly Candidate[] {
  const space = candidates.find(({ role }) => role === 'dealArea')
  if (!space) return candidates
  return candidates.filter((one) => {
    if (one.role !== 'squareFootage' || namesBuilding(one)) return true
    const shares = sharesOf(one, space, rows)
    const smaller = shares.filter((share) => share * SAME_SIZE < 1)
    if (shares.length < LEAST_ROWS || smaller.length * 2 <= shares.length) return true
    leave(
      one.index,
      'unclear',
      `“${excerpt(one.header)}” is smaller than “${excerpt(space.header)}”: it is no size of a building.`,
    )
    return false
  })
}

/** The sizes of a column as parts of those of another, in the rows that have both. */
function sharesOf(part: Candidate, whole: Candidate, rows: Rows): number[] {
  return rows.flatMap((row) => {
    const [own, other] = [part, whole].map((column) => sizeIn(column, row))
    return own === null || other === null || own === undefined || other === undefined ? [] : [own / other]
  })
}

function sizeIn(column: Candidate, row: readonly Cell[]): number | null {
  const cell = row[column.index] ?? null
  return cleanText(displayText(cell)) === '' ? null : readSize(cell, headerSizeUnit(column)).size.value
}
