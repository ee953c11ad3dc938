import type { Book } from '../../book/book.ts'
import { addressWords, splitNumber } from '../address/address-words.ts'
import { withoutCountry } from '../address/without-country.ts'
import { houseNumbers } from './house-numbers.ts'
import { matchAddress } from './match-address.ts'
import { type PropertyRow, shownParts } from './property-place.ts'

/** The rows whose address the words are, of those that fit best, all that fit equally well. */
export function rowsAtAddress(text: string, book: Book): PropertyRow[] {
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
