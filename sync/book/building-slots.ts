import type { BookColumns } from '../columns/book-columns.ts'
import { allValues, type StringColumn, stringAt } from '../columns/string-column.ts'
import { addressKey } from '../domain/place/address-key.ts'
import { parcelKey } from '../domain/place/parcel-key.ts'
import type { Property } from '../domain/property.ts'
import type { Book } from './book.ts'

type Placed = Pick<Property, 'address' | 'city' | 'zip' | 'parcelNumber'>

/**
 * The slots of all deals at the building of a property, told by its street address: `Blvd` and `Boulevard` are one. Its
 * parcel, city and ZIP code must not say otherwise. Where one has no address, the parcel tells it.
 */
export function buildingSlots({ base, extra, gone }: Book, property: Placed): number[] {
  const { columns } = base.snapshot
  const inSnapshot = rowsAt(columns, property).filter((row) => gone[row] === 0)
  return [...inSnapshot, ...rowsAt(extra, property).map((row) => gone.length + row)]
}

function rowsAt(
  { strings, rows: count }: BookColumns,
  { address, city, zip, parcelNumber }: Placed,
): number[] {
  const hasAddress = rowsOf(strings.address, address, addressKey, canBeAddress)
  const hasParcel = rowsOf(strings.parcelNumber, parcelNumber, parcelKey)
  const rows: number[] = []
  for (let row = 0; row < count; row++) {
    const isSameLot = hasParcel(row)
    if (!hasAddress(row)) {
      if (isSameLot && (address === null || stringAt(strings.address, row) === null)) rows.push(row)
      continue
    }
    const isHere =
      (isSameLot || parcelNumber === null || stringAt(strings.parcelNumber, row) === null) &&
      agree(stringAt(strings.city, row)?.toLowerCase(), city?.toLowerCase()) &&
      agree(stringAt(strings.zip, row)?.slice(0, 5), zip?.slice(0, 5))
    if (isHere) rows.push(row)
  }
  return rows
}

/** Tells the rows whose value has the key of `own`. Keys are made only of values that can have it. */
function rowsOf(
  column: StringColumn,
  own: string | null,
  keyOf: (value: string) => string,
  canBe: (value: string, key: string) => boolean = () => true,
): (row: number) => boolean {
  const key = own === null ? '' : keyOf(own)
  if (key === '') return () => false
  const same = new Set<number>()
  for (const [i, value] of allValues(column).entries()) {
    if (canBe(value, key) && keyOf(value) === key) same.add(i)
  }
  const { codes } = column
  return (row) => same.has(codes ? (codes[row] as number) - 1 : row)
}

/** Nearly all are told apart by the first figure of their house number; a number can be a word too. */
function canBeAddress(value: string, key: string): boolean {
  const first = value.trimStart().charAt(0)
  return first === key.charAt(0) || !/\d/.test(first)
}

function agree(a: string | undefined, b: string | undefined): boolean {
  return a === undefined || b === undefined || a === b
}
