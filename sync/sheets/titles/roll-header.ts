import { isSpaceId } from '../cells/place/take-suite.ts'
import { filledColumns, lineOf } from '../cells/row-cells.ts'
import type { Merge, SheetRow } from '../file/sheet.ts'
import { type HeaderAt, headerIn, isSure, isUnitRow, mayBeHeader } from '../header/find-header.ts'
import type { ColumnRole } from '../model/column-role.ts'
import { readTitles, type TitleFacts } from './read-titles.ts'
import { PLACING } from './title-columns.ts'

const OCCUPANTS: readonly ColumnRole[] = ['tenant', 'suite']
const OF_THE_ROLL: readonly ColumnRole[] = [
  'dealArea',
  'squareFootage',
  'rentPerSf',
  'commencement',
  'expiration',
  'leaseTerm',
  'dateSigned',
]
const LEAST_COLUMNS = 3
const LEAST_OF_ROLL = 2

/**
 * The header of a rent roll, which names tenants and no building: that stands in the titles above it or just below.
 * `null` where no title says it.
 */
export function rollHeader(
  rows: readonly (SheetRow | undefined)[],
  merges: readonly Merge[],
  above: TitleFacts,
): HeaderAt | null {
  const [first, second, third] = rows
  if (!first || isLone(first) || !mayBeHeader(first)) return null
  const saysWhere = above.address !== null || above.name !== null
  if (!saysWhere && !isAddressAlone(second) && !isAddressAlone(third) && !isBuildingOver(second, third))
    return null
  const isNext = second?.rowNumber === first.rowNumber + 1 && mayBeHeader(second) && !isLone(second)
  const headers = [[first], ...(isNext ? [[first, second]] : [])].map((own) => headerIn(own, merges))
  return headers.filter(isRoll).sort((a, b) => worth(b) - worth(a))[0] ?? null
}

/** A row of units below names no further column. */
function worth({ map, rows }: HeaderAt): number {
  const last = rows.at(-1)
  return map.columns.length + Number(rows.length > 1 && last !== undefined && isUnitRow(last))
}

function isRoll(header: HeaderAt): boolean {
  const roles = header.map.columns.map(({ role }) => role)
  return (
    roles.length >= LEAST_COLUMNS &&
    !roles.some((role) => PLACING.has(role)) &&
    roles.some((role) => OCCUPANTS.includes(role)) &&
    OF_THE_ROLL.filter((role) => roles.includes(role)).length >= LEAST_OF_ROLL &&
    isSure(header)
  )
}

function isLone(row: SheetRow): boolean {
  return filledColumns(row).length === 1
}

/** Whether a row begins with an address, also with figures behind it, and the next one with a part of a building. */
function isBuildingOver(row: SheetRow | undefined, next: SheetRow | undefined): boolean {
  const [column] = row ? filledColumns(row) : []
  if (!row || !next || column === undefined || !isSpaceId(lineOf(next.cells[column]))) return false
  return readTitles([lineOf(row.cells[column])]).address !== null
}

function isAddressAlone(row: SheetRow | undefined): boolean {
  return row !== undefined && isLone(row) && readTitles(row.cells.map(lineOf)).address !== null
}
