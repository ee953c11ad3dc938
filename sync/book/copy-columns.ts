import type { BookColumns } from './book-columns.ts'
import type { NumberColumn } from './number-column.ts'
import type { StringColumn } from './string-column.ts'

/** The same columns once more, to be moved to another thread while these stay. */
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
