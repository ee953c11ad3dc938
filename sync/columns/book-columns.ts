import type { FlagField, NumberField, StringField } from './book-fields.ts'
import type { NumberColumn } from './number-column.ts'
import type { StringColumn } from './string-column.ts'

/** A book, or a part of one, as columns. Every array is as long as there are rows. */
export interface BookColumns {
  rows: number
  strings: Readonly<Record<StringField, StringColumn>>
  numbers: Readonly<Record<NumberField, NumberColumn>>
  /** `FLAG` values. */
  flags: Readonly<Record<FlagField, Uint8Array>>
  /** Bit i is `AMENITY_IDS[i]`, as `amenityBits` finds them. */
  amenities: Uint8Array
}

export const FLAG = { missing: 0, no: 1, yes: 2 } as const

export function flagOf(value: boolean | null): number {
  return value === null ? FLAG.missing : value ? FLAG.yes : FLAG.no
}

/** The book of one team as it stood when `seq` was its newest change. Rows stand in order of id. */
export interface Snapshot {
  teamId: string
  seq: number
  columns: BookColumns
}
