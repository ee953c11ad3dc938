import type { Book } from '../../book/book.ts'
import type { BookColumns } from '../../columns/book-columns.ts'
import { allValues } from '../../columns/string-column.ts'
import { foldPlace } from '../../domain/place/fold-place.ts'
import { stateCode } from '../../domain/place/state-code.ts'
import type { IsOurs } from '../areas/towns-named.ts'
import { shownParts } from './property-place.ts'

const known = new WeakMap<BookColumns, ReadonlySet<string>>()

/** Tells the towns in which the book has properties. */
export function ourTowns(book: Book): IsOurs {
  const parts = shownParts(book).map(({ columns }) => townsOf(columns))
  return (name, state) => parts.some((towns) => towns.has(keyOf(name, state)))
}

function townsOf(columns: BookColumns): ReadonlySet<string> {
  let towns = known.get(columns)
  if (towns === undefined) {
    towns = readTowns(columns)
    known.set(columns, towns)
  }
  return towns
}

/** Each pair of city and state is looked at once. */
function readTowns({ rows, strings: { city, state } }: BookColumns): ReadonlySet<string> {
  const pairs = new Set<number>()
  const states = ['', ...allValues(state)]
  for (let row = 0; row < rows; row++) {
    pairs.add((city.codes?.[row] ?? 0) * states.length + (state.codes?.[row] ?? 0))
  }
  const cities = ['', ...allValues(city)]
  return new Set(
    Array.from(pairs, (pair) => {
      const name = cities[Math.floor(pair / states.length)] ?? ''
      return keyOf(name, stateCode(states[pair % states.length] ?? '') ?? '')
    }),
  )
}

function keyOf(name: string, state: string): string {
  return `${foldPlace(name)}\0${state}`
}
