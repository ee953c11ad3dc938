import { filledColumns, isEmpty, lineOf } from '../cells/row-cells.ts'
import type { SheetRow } from '../file/sheet.ts'
import type { FoundHeader } from '../header/find-header.ts'
import type { SheetLayout } from '../header/sheet-layout.ts'
import type { Cell } from '../model/cell.ts'
import type { ColumnRole } from '../model/column-role.ts'
import type { ColumnDecision } from '../model/import-decisions.ts'
import { placeHeading, townAmong } from './place-heading.ts'
import type { TitlesAbove } from './read-title-rows.ts'
import { readTitles } from './read-titles.ts'
import { type TitleFiller, type TitleRole, titlesInForce } from './titles-in-force.ts'
import { isWithoutTown, townOf } from './town-of.ts'

/** A table with a column of these says itself which building a row is of. */
export const PLACING: ReadonlySet<ColumnRole> = new Set(['name', 'address', 'coordinates', 'latitude'])

const HEADERS: Readonly<Record<TitleRole, string>> = {
  name: 'Name in the title',
  address: 'Address in the title',
  city: 'City in the title',
  submarket: 'Submarket in the title',
  squareFootage: 'Building size in the title',
  landlordFirm: 'Owner in the title',
}

/** Columns that a table does not have, for what the titles over its rows say. They stand behind its own. */
export interface TitleColumns {
  /** The header with them. */
  readonly found: FoundHeader
  /** What each is used for, unless people decided otherwise. */
  readonly uses: ReadonlyMap<number, ColumnDecision>
  /** The first rows as they will be read. */
  readonly sample: readonly SheetRow[]
  filler(layout: SheetLayout): TitleFiller
}

/** `null` where no title says more than the columns do. */
export function titleColumns(
  found: FoundHeader,
  above: TitlesAbove,
  sample: readonly SheetRow[],
  firstColumn: number,
): TitleColumns | null {
  const { map } = found
  const has = (role: ColumnRole) => map.columns.some((column) => column.role === role)
  const parts = sample.flatMap(headingOf)
  const places = parts.flatMap((heading) => placeHeading(heading) ?? [])
  const town = townOf(above.address)
  const areInTown = town !== null && parts.some((part) => isWithoutTown(readTitles([part]).address))
  const headings = [
    (above.city || areInTown) && 'city',
    above.submarket && 'submarket',
    ...places.map(({ role }) => role),
  ]
  const towns = places.filter(({ role }) => role === 'city').length
  const placeOf = towns > 0 && towns * 2 >= parts.length ? townAmong : () => null
  const said = [above, ...parts.map((part) => readTitles([part]))]
  const isBare =
    said.some(({ name, address }) => name !== null || address !== null) && isUnplaced(found, sample)
  const sizes = map.columns.filter(({ role }) => role === 'squareFootage' || role === 'dealArea')
  const isSized = said.some(({ squareFootage }) => squareFootage !== null) && has('tenant')
  const roles: readonly TitleRole[] = [
    ...(isBare ? (['name', 'address'] as const) : []),
    ...(isBare && isSized && sizes.length === 1 ? (['squareFootage'] as const) : []),
    ...(isBare && above.landlordFirm !== null && !has('landlordFirm') ? (['landlordFirm'] as const) : []),
    ...(['city', 'submarket'] as const).filter((role) => !has(role) && headings.includes(role)),
  ]
  if (roles.length === 0) return null
  const width = map.header.length
  const texts = roles.map((role) => HEADERS[role])
  const spread = (cells: readonly Cell[]) => {
    const own = cells.slice(0, width)
    while (own.length < width) own.push(null)
    return [...own, ...roles.map(() => null), ...cells.slice(width)]
  }
  return {
    found: {
      ...found,
      map: { ...map, cells: [...map.cells, ...texts], header: [...map.header, ...texts] },
    },
    uses: new Map([
      // Beside the size of its building the other one is a tenant's.
      ...(roles.includes('squareFootage') ? sizes : []).map(({ index }): [number, ColumnDecision] => [
        index,
        { as: 'field', role: 'dealArea' },
      ]),
      ...roles.map((role, i): [number, ColumnDecision] => [width + i, { as: 'field', role }]),
    ]),
    sample: sample.map((row) => ({ ...row, cells: spread(row.cells) })),
    filler: (layout) => ({
      spread,
      ...titlesInForce(layout, above, { roles, width, isBare, placeOf, firstColumn }),
    }),
  }
}

/** Whether no row of a deal says itself which building it is of, though lines of titles may stand in that column. */
function isUnplaced({ map }: FoundHeader, sample: readonly SheetRow[]): boolean {
  const at = (is: (role: ColumnRole) => boolean) =>
    map.columns.filter(({ role }) => is(role)).map(({ index }) => index)
  const placing = at((role) => PLACING.has(role))
  if (placing.length === 0) return true
  const occupants = at((role) => role === 'tenant' || role === 'suite')
  const deals = sample.filter(({ cells }) => occupants.some((index) => !isEmpty(cells[index])))
  return deals.length > 0 && deals.every(({ cells }) => placing.every((index) => isEmpty(cells[index])))
}

function headingOf(row: SheetRow): string[] {
  const [only, second] = filledColumns(row)
  return only === undefined || second !== undefined ? [] : [lineOf(row.cells[only])]
}
