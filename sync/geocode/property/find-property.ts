import type { Book } from '../../book/book.ts'
import type { BookColumns } from '../../book/book-columns.ts'
import { numberAt } from '../../book/number-column.ts'
import { stringAt } from '../../book/string-column.ts'
import { addressWords, splitNumber } from '../address/address-words.ts'
import { withoutCountry } from '../address/without-country.ts'
import type { GeocodeOutcome } from '../geocoded.ts'
import { foldText } from '../places/fold-place.ts'
import { houseNumbers, isWordByte, rangeOf } from './house-numbers.ts'
import { matchAddress } from './match-address.ts'
import { distinctPlaces, propertyPlace, shownParts } from './property-place.ts'

interface Match {
  readonly columns: BookColumns
  readonly row: number
  readonly score: number
}

/** Finds the property of ours that words mean by its address, else by its name. Null where there is none. */
export function findProperty(text: string, book: Book): GeocodeOutcome | null {
  const best = byAddress(text, book) ?? byName(text, book)
  const places = distinctPlaces(best.map(({ columns, row }) => propertyPlace(columns, row)))
  const [place] = places
  if (place === undefined) return null
  return places.length === 1 ? { kind: 'found', place } : { kind: 'ambiguous', candidates: places }
}

/** The rows that match best, all equally well; null for none. */
function byAddress(text: string, book: Book): Match[] | null {
  const { numbers, rest } = splitNumber(text)
  const words = addressWords(withoutCountry(rest))
  const [number] = numbers
  if (number === undefined || words.length === 0) return null
  const house = Number.parseInt(number, 10)
  const matches: Match[] = []
  for (const { columns, gone } of shownParts(book)) {
    const { first, second } = houseNumbers(columns)
    for (let row = 0; row < columns.rows; row++) {
      if ((first[row] !== house && second[row] !== house) || gone?.[row] === 1) continue
      const score = matchAddress(columns, row, { number, words })
      if (score > 0) matches.push({ columns, row, score })
    }
  }
  const best = Math.max(...matches.map(({ score }) => score))
  return matches.length === 0 ? null : matches.filter(({ score }) => score === best)
}

function byName(text: string, book: Book): Match[] {
  const name = foldText(text)
  const matches: Match[] = []
  if (name === '') return matches
  for (const { columns, gone } of shownParts(book)) {
    const { name: names } = columns.strings
    const { latitude, longitude } = columns.numbers
    for (let row = 0; row < columns.rows; row++) {
      const [from, to] = rangeOf(names, row)
      if (gone?.[row] === 1 || !mayBe(name, names.bytes, from, to)) continue
      if (foldText(stringAt(names, row) ?? '') !== name) continue
      if (Number.isNaN(numberAt(latitude, row) + numberAt(longitude, row))) continue
      matches.push({ columns, row, score: 1 })
    }
  }
  return matches
}

/** Whether a value's bytes can be a folded name. From the first that is not ASCII on, one must look closely. */
function mayBe(name: string, bytes: Uint8Array, from: number, to: number): boolean {
  let next = 0
  for (let at = from; at < to; at++) {
    const byte = bytes[at] as number
    if (byte > 127) return true
    if (!isWordByte(byte)) continue
    while (name.charCodeAt(next) === SPACE) next++
    if ((byte | LOWER) !== name.charCodeAt(next++)) return false
  }
  return next === name.length
}

const SPACE = 32
/** Makes a capital letter small and leaves digits. */
const LOWER = 32
