import type { Book } from '../../book/book.ts'
import type { BookColumns } from '../../columns/book-columns.ts'
import { numberAt } from '../../columns/number-column.ts'
import { stringAt } from '../../columns/string-column.ts'
import { foldText } from '../../domain/place/fold-place.ts'
import type { PlaceSuggestion } from '../../domain/place/geocoded.ts'
import { longWords, shortWord, shortWordsOf } from '../../domain/place/street-types.ts'
import { houseNumbers } from '../property/house-numbers.ts'
import { propertyPlace, shownParts } from '../property/property-place.ts'
import { type WordScanner, wordScanner } from './word-scanner.ts'

/** Enough to choose the best from, and quickly found. */
const MOST_FOUND = 48

/**
 * Properties in whose name or address each typed word begins a word. Those that begin with the whole text come first.
 * One suggestion for each address; a property without coordinates is left out.
 */
export function suggestProperties(text: string, book: Book, most: number): PlaceSuggestion[] {
  const typed = foldText(text)
  const words = typed.split(' ')
  const best: PlaceSuggestion[] = []
  const others: PlaceSuggestion[] = []
  for (const { columns, gone } of shownParts(book)) {
    for (const row of candidateRows(columns, words)) {
      if (gone?.[row] === 1 || !hasPoint(columns, row)) continue
      const { starts, all } = writtenIn(columns, row)
      if (!words.every((word) => all.some((written) => isBegun(word, written)))) continue
      const isBest = starts.some((start) => start.startsWith(typed))
      const list = isBest ? best : others
      list.push(suggestionOf(columns, row))
      if (best.length + others.length >= MOST_FOUND) break
    }
  }
  const byText = new Map([...best, ...others].toReversed().map((one) => [one.text, one]))
  return [...byText.values()].toReversed().slice(0, most)
}

function hasPoint({ numbers: { latitude, longitude } }: BookColumns, row: number): boolean {
  return !Number.isNaN(numberAt(latitude, row) + numberAt(longitude, row))
}

/** Folded: what one would begin to type, and all words. */
function writtenIn({ strings }: BookColumns, row: number): { starts: string[]; all: string[] } {
  const [name = '', address = '', ...region] = (['name', 'address', 'city', 'state', 'zip'] as const).map(
    (field) => foldText(stringAt(strings[field], row) ?? ''),
  )
  const street = address.replace(/^\d\S* /, '')
  return { starts: [name, address, street], all: [name, address, ...region].join(' ').split(' ') }
}

function suggestionOf(columns: BookColumns, row: number): PlaceSuggestion {
  const place = propertyPlace(columns, row)
  const name = stringAt(columns.strings.name, row) ?? ''
  const isNamed = !foldText(place.label).startsWith(foldText(name))
  return { kind: 'property', text: place.label, detail: isNamed ? name : '', place }
}

/**
 * The rows that may have all typed words (folded), in order. A number first is a house number or begins one; one word
 * at least stands in the address or the name, the others may be of the city, the state or the ZIP code. A row with
 * letters that are not ASCII needs a closer look.
 */
function* candidateRows(columns: BookColumns, words: readonly string[]): Generator<number> {
  const [first = ''] = words
  const isNumbered = /^\d{1,6}$/.test(first)
  const { first: numbers } = houseNumbers(columns)
  const scanners = words.slice(isNumbered ? 1 : 0).map((word) => wordScanner(beginnings(word)))
  if (!isNumbered && scanners.length === 0) return
  for (let row = 0; row < columns.rows; row++) {
    if (isNumbered ? !beginsWith(numbers[row] as number, Number(first)) : !isNamed(columns, row, scanners))
      continue
    if (scanners.every((stands) => isStated(columns, row, stands))) yield row
  }
}

function beginsWith(digits: number, beginning: number): boolean {
  let rest = digits
  while (rest > beginning) rest = Math.floor(rest / 10)
  return rest === beginning
}

function isNamed({ strings }: BookColumns, row: number, scanners: readonly WordScanner[]): boolean {
  for (const stands of scanners) if (stands(strings.address, row) || stands(strings.name, row)) return true
  return false
}

function isStated({ strings }: BookColumns, row: number, stands: WordScanner): boolean {
  return (
    stands(strings.address, row) ||
    stands(strings.name, row) ||
    stands(strings.city, row) ||
    stands(strings.state, row) ||
    stands(strings.zip, row)
  )
}

/** From this many letters on, the beginning of a long spelling also matches the short one. */
const LEAST = 3

/** Whether a typed word, perhaps unfinished, is a written one in whatever spelling. Both folded. */
function isBegun(typed: string, written: string): boolean {
  if (written.startsWith(typed)) return true
  const short = shortWord(written)
  return short === shortWord(typed) || (typed.length >= LEAST && begins(typed, longWords(short)))
}

function begins(typed: string, words: readonly string[]): boolean {
  return words.some((word) => word.startsWith(typed))
}

/** What written words begin with that a typed one means: for `freew` also `fwy`, for `rd` also `road`. */
function beginnings(typed: string): string[] {
  const short = shortWord(typed)
  const begun = typed.length < LEAST ? [] : shortWordsOf(typed)
  return [...new Set([typed, short, ...longWords(short), ...begun])]
}
