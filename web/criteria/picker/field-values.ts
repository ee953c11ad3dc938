import type { Book } from '../../../sync/book/book.ts'
import { figureReader } from '../../../sync/book/figure-reader.ts'
import { boundColumn } from '../../../sync/book/question/bound-column.ts'
import { alike } from '../../../sync/book/question/words/common-spellings.ts'
import type { NumberField, StringField } from '../../../sync/columns/book-fields.ts'
import { numberAt } from '../../../sync/columns/number-column.ts'
import { railRows } from '../../../sync/columns/rail-rows.ts'
import { type StringColumn, stringAt, valueAt } from '../../../sync/columns/string-column.ts'
import { AMENITY_IDS, type AmenityId } from '../../../sync/domain/amenities/amenities.ts'
import { type ComputedRange, isComputedRange } from '../../../sync/domain/economics/computed-names.ts'
import {
  type CustomColumn,
  customColumn,
  customFields,
  customNameOf,
  customValue,
} from '../../../sync/domain/fields/custom-fields.ts'
import { fieldOf } from '../../../sync/domain/fields/field-list.ts'
import { ownFigure } from '../../../sync/domain/own-figure.ts'
import type { AskedField } from './asked-field.ts'

/** The figures that some slots state of a field, rising. */
export function figuresOf(book: Book, slots: Uint32Array, field: NumberField | ComputedRange): Float64Array {
  const read = isComputedRange(field) ? computedReader(book, field) : figureReader(book, field)
  const figures = Float64Array.from(slots, read)
  return figures.filter((figure) => !Number.isNaN(figure)).sort()
}

/** Reads a rent that is worked out, NaN where it cannot be. */
function computedReader({ base, extra }: Book, field: ComputedRange): (slot: number) => number {
  const { columns } = base.snapshot
  const [own, changed] = [boundColumn(columns, field, base.assumed), boundColumn(extra, field, base.assumed)]
  return (slot) => (slot < columns.rows ? numberAt(own, slot) : numberAt(changed, slot - columns.rows))
}

/** The words that some slots state of a field, and how many state each, the most stated first. */
export function wordsOf(
  book: Book,
  slots: Uint32Array,
  field: StringField | CustomColumn,
): readonly (readonly [string, number])[] {
  const custom = customNameOf(field)
  return custom === null
    ? mostFirst(countWords(book, slots, field as StringField))
    : countSaid(book, slots, custom)
}

/** The same of a column that sources have of their own. */
function countSaid(book: Book, slots: Uint32Array, name: string) {
  const said = [...countWords(book, slots, 'custom')].flatMap(([text, times]): [string, number][] => {
    const value = customValue(text, name)
    return value === null ? [] : [[value, times]]
  })
  const counts = new Map<string, number>()
  for (const [value, times] of said) counts.set(value, (counts.get(value) ?? 0) + times)
  return mostFirst(counts)
}

/** Of ten cells that say something, so many hold a figure in a column of figures. */
const MOSTLY = 9

/** The figures, rising, of a column that sources have of their own; null where it mostly holds other things. */
export function saidFigures(book: Book, slots: Uint32Array, column: CustomColumn): Float64Array | null {
  const values = wordsOf(book, slots, column)
  const figures = values.flatMap(([value, times]) => {
    const figure = ownFigure(value)
    return figure === null ? [] : Array.from({ length: times }, () => figure)
  })
  const stated = values.reduce((all, [, times]) => all + times, 0)
  return figures.length === 0 || figures.length * 10 < stated * MOSTLY
    ? null
    : Float64Array.from(figures).sort()
}

/** How many of some slots say something in each column that sources have of their own. */
export function columnsStatedIn(book: Book, slots: Uint32Array): ReadonlyMap<CustomColumn, number> {
  const counts = new Map<CustomColumn, number>()
  for (const [text, times] of countWords(book, slots, 'custom')) {
    const names = new Set(customFields(text).flatMap(({ name, value }) => (value === '' ? [] : [name])))
    for (const name of names) counts.set(customColumn(name), (counts.get(customColumn(name)) ?? 0) + times)
  }
  return counts
}

/** Spellings that a filter finds together are one value. */
function mostFirst(counts: ReadonlyMap<string, number>): readonly (readonly [string, number])[] {
  return [...alike(counts)].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
}

function countWords(book: Book, slots: Uint32Array, field: StringField) {
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
  return counts
}

/** How many of some slots state a field. */
export function statedIn(book: Book, slots: Uint32Array, field: Exclude<AskedField, CustomColumn>): number {
  if (isComputedRange(field)) return figuresOf(book, slots, field).length
  if (fieldOf(field).kind === 'figure') return figuresOf(book, slots, field as NumberField).length
  const { rows, strings } = book.base.snapshot.columns
  const [own, changed] = [strings[field as StringField], book.extra.strings[field as StringField]]
  let count = 0
  for (const slot of slots) {
    if (slot < rows ? isStated(own, slot) : isStated(changed, slot - rows)) count++
  }
  return count
}

/** Without reading the text. */
function isStated({ codes, offsets }: StringColumn, row: number): boolean {
  return codes === null ? offsets[row] !== offsets[row + 1] : codes[row] !== 0
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

/** How many of some slots are served by rail. */
export function railServedIn({ base, extra }: Book, slots: Uint32Array): number {
  const { columns } = base.snapshot
  const [own, changed] = [railRows(columns), railRows(extra)]
  let count = 0
  for (const slot of slots) count += (slot < columns.rows ? own[slot] : changed[slot - columns.rows]) ?? 0
  return count
}
