import type { Book } from '../../book/book.ts'
import type { BookColumns } from '../../columns/book-columns.ts'
import { numberAt } from '../../columns/number-column.ts'
import { stringAt } from '../../columns/string-column.ts'
import type { PlaceSuggestion } from '../../domain/geocoded.ts'
import { foldText } from '../places/fold-place.ts'
import { propertyPlace, shownParts } from '../property/property-place.ts'
import { candidateRows } from './candidate-rows.ts'
import { isBegun } from './word-forms.ts'

/** Enough to choose the best from, and quickly found. */
const MOST_FOUND = 48

/**
 * Properties in whose name or address every typed word begins a word, those first that begin with what is typed.
 * One suggestion for each address; a property without a point is no place.
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
