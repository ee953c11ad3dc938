import type { Book } from '../../../../sync/book/book.ts'
import { figureReader } from '../../../../sync/book/figure-reader.ts'
import type { NumberField, StringField } from '../../../../sync/columns/book-fields.ts'
import { stringAt, valueAt } from '../../../../sync/columns/string-column.ts'
import { AMENITY_IDS, type AmenityId } from '../../../../sync/domain/amenities/amenities.ts'
import { fieldOf } from '../../../../sync/domain/field-list.ts'
import type { AskedField } from './asked-field.ts'

/** The figures that some slots state of a field, rising. */
export function figuresOf(book: Book, slots: Uint32Array, field: NumberField): Float64Array {
  const read = figureReader(book, field)
  const figures = Float64Array.from(slots, read)
  return figures.filter((figure) => !Number.isNaN(figure)).sort()
}

/** The words that some slots state of a field, and how many state each, the most stated first. */
export function wordsOf(
  book: Book,
  slots: Uint32Array,
  field: StringField,
): readonly (readonly [string, number])[] {
  const { rows, strings } = book.base.snapshot.columns
  const [own, changed] = [strings[field], book.extra.strings[field]]
  const counts = new Map<string, number>()
  const byCode = new Uint32Array(own.codes === null ? 0 : own.offsets.length + 1)
  const count = (word: string, times: number) => counts.set(word, (counts.get(word) ?? 0) + times)
  for (const slot of slots) {
    const code = slot < rows ? own.codes?.[slot] : undefined
    if (code !== undefined) {
      byCode[code] = (byCode[code] ?? 0) + 1
      continue
    }
    const word = slot < rows ? stringAt(own, slot) : stringAt(changed, slot - rows)
    if (word !== null) count(word, 1)
  }
  for (let code = 1; code < byCode.length; code++) {
    const times = byCode[code] as number
    if (times > 0) count(valueAt(own, code - 1), times)
  }
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
}

/** How many of some slots state a field. */
export function statedIn(book: Book, slots: Uint32Array, field: AskedField): number {
  if (fieldOf(field).kind === 'figure') return figuresOf(book, slots, field as NumberField).length
  return wordsOf(book, slots, field as StringField).reduce((all, [, times]) => all + times, 0)
}

/** How many of some slots have each amenity. */
export function amenitiesIn({ base, extra }: Book, slots: Uint32Array): ReadonlyMap<AmenityId, number> {
  const { rows, amenities } = base.snapshot.columns
  const counts = AMENITY_IDS.map(() => 0)
  for (const slot of slots) {
    const bits = (slot < rows ? amenities[slot] : extra.amenities[slot - rows]) ?? 0
    for (let i = 0; i < counts.length; i++) counts[i] = (counts[i] ?? 0) + ((bits >> i) & 1)
  }
  return new Map(AMENITY_IDS.map((id, i) => [id, counts[i] ?? 0]))
}
