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

export interface DownFiller {
  /** The cells of a row, with those that it leaves to the row above. */
  fill(cells: readonly Cell[]): readonly Cell[]
  /** What became of the row last filled. */
  settle(cells: readonly Cell[], outcome: RowOutcome): void
}

/** People write a building once above its deals, and ditto marks for what is as in the row above. */
export function downFiller(layout: SheetLayout): DownFiller {
  let above: readonly Cell[] | null = null
  const at = (roles: readonly ColumnRole[]) => roles.flatMap((role) => layout.byRole.get(role)?.index ?? [])
  const identifying = at(IDENTIFYING)
  const occupants = at(['tenant', 'suite'])
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
      (isSame || !own.some(has)) &&
      occupants.some(has) &&
      deal.some(has) &&
      (!isOfSpaces || spaces.some(has)) &&
      skipReason(layout, cells) === null
    )
  }
  return {
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
