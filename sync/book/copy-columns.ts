import type { BookColumns } from './book-columns.ts'
import type { NumberColumn } from './number-column.ts'
import type { StringColumn } from './string-column.ts'

/**
 * The same columns in buffers of their own. Columns read from a file are views of the whole of it: copies can be
 * moved to another thread, and do not keep the rest of the file in memory.
 */
export function copyColumns({ rows, strings, numbers, flags, amenities }: BookColumns): BookColumns {
  return {
    rows,
    strings: mapValues(strings, copyStrings),
    numbers: mapValues(numbers, copyNumbers),
    flags: mapValues(flags, (values) => values.slice()),
    amenities: amenities.slice(),
  }
}

function copyStrings({ bytes, offsets, codes }: StringColumn): StringColumn {
  return { bytes: bytes.slice(), offsets: offsets.slice(), codes: codes === null ? null : codes.slice() }
}

function copyNumbers(column: NumberColumn): NumberColumn {
  return column.kind === 'float'
    ? { ...column, values: column.values.slice() }
    : { ...column, values: column.values.slice() }
}

function mapValues<K extends string, V>(record: Readonly<Record<K, V>>, copy: (value: V) => V): Record<K, V> {
  const entries = Object.entries<V>(record).map(([key, value]) => [key, copy(value)])
  return Object.fromEntries(entries) as Record<K, V>
}
