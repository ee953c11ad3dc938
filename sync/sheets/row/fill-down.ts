import type { SheetLayout } from '../header/sheet-layout.ts'
import type { Cell } from '../model/cell.ts'
import type { ColumnRole } from '../model/column-role.ts'
import type { RowOutcome, SkipReason } from '../model/read-row-outcome.ts'
import { SHARED } from './fill-merged.ts'
import { skipReason } from './skip-row.ts'

const DITTO = /^(?:["″”〃]|''|,,|-? ?["″”] ?-?|do\.?|ditto\.?|same(?: as)?(?: above)?|as above|see above)$/i
/** Cheap to ask of every cell. */
const MAY_BE_DITTO = /^[\s"″”〃',ads-]/i
const IDENTIFYING: readonly ColumnRole[] = ['key', 'name', 'address', 'coordinates', 'latitude']
/** What a row of a further deal has beside its tenant or suite. */
const OF_THE_DEAL: readonly ColumnRole[] = [
  'dealArea',
  'rentPerSf',
  'askingRent',
  'commencement',
  'expiration',
  'leaseTerm',
  'dateSigned',
]
/** What a lease says of its space. In a rent roll the steps and charges below a lease say none of it. */
export const OF_THE_SPACE: readonly ColumnRole[] = ['suite', 'dealArea', 'squareFootage']
const OF_THE_BUILDING: readonly ColumnRole[] = ['zip', 'state', 'yearBuilt', 'clearHeight', 'landSizeAcres']

/** They can be others for each deal. */
const PEOPLE: readonly ColumnRole[] = ['brokerName', 'brokerFirm', 'landlordFirm']

/** After them a building goes on: a page may end within it. */
const GOING_ON: readonly SkipReason[] = ['vacant', 'repeated-header', 'blank', 'rent-step']

/** What a line of a building can say beside what its spaces take from it: it is no deal. */
const ALSO_OF_A_HEADING: readonly ColumnRole[] = ['dealArea']

export interface DownFiller {
  /** Whether a row is the line of a building above those of its spaces. `next` are the cells of the next row. */
  isHeading(cells: readonly Cell[], next: readonly Cell[]): boolean
  /** Takes a line of a building as what the rows below it belong to. */
  begin(cells: readonly Cell[]): void
  /** The cells of a row, with those that it leaves to the row above. */
  fill(cells: readonly Cell[]): readonly Cell[]
  /** What became of the row last filled. */
  settle(cells: readonly Cell[], outcome: RowOutcome): void
}

/** People write a building once above its deals, and ditto marks for what is as in the row above. */
export function downFiller(layout: SheetLayout, hasSpaces = false): DownFiller {
  let above: readonly Cell[] | null = null
  const at = (roles: readonly ColumnRole[]) => roles.flatMap((role) => layout.byRole.get(role)?.index ?? [])
  const identifying = at(IDENTIFYING)
  const occupants = at(['tenant', 'suite'])
  const tenants = at(['tenant'])
  const deal = at(OF_THE_DEAL)
  const spaces = at(OF_THE_SPACE)
  const isOfSpaces = at(['suite', 'key']).length > 0
  const columns = layout.columns.filter(({ role }) => isOfBuilding(role))
  const building = columns.map(({ index }) => index)
  /** A row that says anything of its building is of no building above it. */
  const own = columns.filter(({ role }) => !PEOPLE.includes(role)).map(({ index }) => index)

  function isOfBuilding(role: ColumnRole): boolean {
    if (role === 'squareFootage') return layout.byRole.has('dealArea')
    return SHARED.has(role) || OF_THE_BUILDING.includes(role)
  }
  /** `written` has its ditto marks. */
  function isFurtherDeal(cells: readonly Cell[], written: readonly Cell[]): boolean {
    const has = (index: number) => !isBlank(cells[index])
    const isSame = identifying.some((index) => isDitto(written[index] ?? null))
    return (
      (isSame || identifying.every((index) => !has(index))) &&
      (isSame || hasSpaces || !own.some(has)) &&
      occupants.some(has) &&
      deal.some(has) &&
      (!isOfSpaces || spaces.some(has)) &&
      skipReason(layout, cells) === null
    )
  }
  const known = new Set([...identifying, ...building, ...at(ALSO_OF_A_HEADING), ...layout.parted.keys()])
  return {
    isHeading(cells, next) {
      if (!hasSpaces) return false
      const has = (index: number) => !isBlank(cells[index])
      const isOfSpace = occupants.some((index) => !isBlank(next[index]))
      const isBelow = isOfSpace && identifying.every((index) => isBlank(next[index]))
      if (!isBelow || !identifying.some(has)) return false
      // Beside tenants the figures of a line without one are sums.
      const isOfNobody = tenants.length > 0 && !tenants.some(has)
      return isOfNobody || cells.every((_, index) => known.has(index) || !has(index))
    },
    begin(cells) {
      above = cells
    },
    fill(cells) {
      if (above === null) return cells
      const from = above
      const plain = cells.some(isDitto)
        ? cells.map((cell, i) => (isDitto(cell) ? (from[i] ?? null) : cell))
        : cells
      if (!isFurtherDeal(plain, cells)) return plain
      const filled = [...plain]
      for (const index of building) {
        while (filled.length <= index) filled.push(null)
        if (isBlank(filled[index])) filled[index] = from[index] ?? null
      }
      return filled
    },
    settle(cells, outcome) {
      if (outcome.kind === 'property') above = cells
      else if (outcome.kind === 'skipped' && !GOING_ON.includes(outcome.reason)) above = null
    },
  }
}

function isBlank(cell: Cell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '')
}

function isDitto(cell: Cell): boolean {
  return typeof cell === 'string' && cell.length < 16 && MAY_BE_DITTO.test(cell) && DITTO.test(cell.trim())
}
