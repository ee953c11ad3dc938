import type { Book } from '../../book/book.ts'
import { addressWords, splitNumber } from '../../domain/place/address-words.ts'
import type { GeocodeOutcome } from '../../domain/place/geocoded.ts'
import { withoutCountry } from '../address/without-country.ts'
import { houseNumbers } from './house-numbers.ts'
import { matchAddress } from './match-address.ts'
import { distinctPlaces, type PropertyRow, propertyPlace, shownParts } from './property-place.ts'
import { rowsCalled } from './rows-called.ts'

/** Finds the property of ours that words mean by its address, else by its name. Null where there is none. */
export function findProperty(text: string, book: Book): GeocodeOutcome | null {
  const there = rowsAtAddress(text, book)
  const rows = there.length > 0 ? there : rowsCalled(text, book)
  const places = distinctPlaces(rows.map(({ columns, row }) => propertyPlace(columns, row)))
  const [place] = places
  if (place === undefined) return null
  return places.length === 1 ? { kind: 'found', place } : { kind: 'ambiguous', candidates: places }
}

/** The rows whose address matches the words best; all of them where several match equally well. */
function rowsAtAddress(text: string, book: Book): PropertyRow[] {
  const { numbers, rest } = splitNumber(text)
  const words = addressWords(withoutCountry(rest))
  const [number] = numbers
  if (number === undefined || words.length === 0) return []
  const house = Number.parseInt(number, 10)
  const matches: (PropertyRow & { readonly score: number })[] = []
  for (const { columns, gone } of shownParts(book)) {
    const { first, second } = houseNumbers(columns)
    for (let row = 0; row < columns.rows; row++) {
      if ((first[row] !== house && second[row] !== house) || gone?.[row] === 1) continue
      const score = matchAddress(columns, row, { number, words })
      if (score > 0) matches.push({ columns, row, score })
    }
  }
  const best = Math.max(...matches.map(({ score }) => score))
  return matches.filter(({ score }) => score === best)
}
