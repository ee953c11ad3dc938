import type { BookColumns } from '../columns/book-columns.ts'

const NUMBERS = ['latitude', 'longitude', 'rentPerSf', 'squareFootage', 'clearHeight', 'yearBuilt'] as const
const STRINGS = ['propertyType', 'city', 'brokerFirm', 'leaseType', 'zip'] as const

/** The columns that `prepareBook` reads. */
export interface ColumnsToPrepare {
  readonly rows: number
  readonly numbers: Pick<BookColumns['numbers'], (typeof NUMBERS)[number]>
  readonly strings: Pick<BookColumns['strings'], (typeof STRINGS)[number]>
}

/** A small part of the book, in the same buffers. */
export function columnsToPrepare({ rows, numbers, strings }: BookColumns): ColumnsToPrepare {
  return { rows, numbers: pick(numbers, NUMBERS), strings: pick(strings, STRINGS) }
}

function pick<T, K extends keyof T>(record: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, record[key]])) as unknown as Pick<T, K>
}
