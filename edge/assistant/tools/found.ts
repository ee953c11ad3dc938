import { type RowSet, slotsOf } from '../../../sync/assistant/row-set.ts'
import type { Book } from '../../../sync/book/book.ts'
import { figureReader } from '../../../sync/book/figure-reader.ts'
import { propertyAt } from '../../../sync/book/property-at.ts'
import { find } from '../../../sync/book/question/find.ts'
import { type BoundFigure, boundFigureOf, isRangeField } from '../../../sync/domain/criteria/asked-fields.ts'
import { centerOf } from '../../../sync/domain/criteria/center-of.ts'
import { computedField } from '../../../sync/domain/economics/computed-fields.ts'
import { isComputedRange } from '../../../sync/domain/economics/computed-names.ts'
import { unitOf } from '../../../sync/domain/fields/figure-units.ts'
import { FIELDS, type FieldName } from '../../../sync/domain/fields.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { wordsFor } from '../../../sync/domain/query/fields/words-for.ts'
import type { ResolvedSet } from './asked-set.ts'
import { assumedSentences, restsOnNetEffective } from './assumed-sentence.ts'
import { countWords, criteriaBehind, criteriaWords } from './set-words.ts'
import type { ToolContext } from './tool-context.ts'
import { type FoundOutput, NOT_LISTED } from './tool-output.ts'
import { rowOf, toolRow } from './tool-row.ts'

/** How many rows the assistant is told of. */
const ROWS_TOLD = 5
const MOST_TOLD = 10

/** A set's count, its first rows, and for an empty set the criteria that leave nothing. */
export function foundOutput(
  { book, findings }: ToolContext,
  { rows, notUnderstood, told, unknownIds }: ResolvedSet,
  skip = 0,
): FoundOutput {
  const slots = slotsOf(book, rows)
  const found = slots.length
  const first = Array.from(
    slots.subarray(skip, skip + Math.min(Math.max(ROWS_TOLD, rows.limit ?? 0), MOST_TOLD)),
    (slot) => propertyAt(book, slot),
  )
  findings.found = { rows, count: found }
  findings.notUnderstood = notUnderstood ?? findings.notUnderstood
  const count = findings.figure(countWords(found, rows), '', rows)
  if (restsOnNetEffective(rows)) findings.beware.push(...assumedSentences(book))
  const toldRows = first.map((property) => toolRow(property, rows, findings))
  return {
    kind: 'found',
    found,
    count,
    criteria: criteriaBehind(rows.criteria),
    rows: toldRows,
    more: Math.max(found - skip - first.length, 0),
    order: orderOf({ book, findings }, rows, slots, first),
    without: found > 0 ? [] : withoutEach({ book, findings }, rows),
    notUnderstood,
    words: told,
    around: aroundOf(rows),
    unknownIds,
  }
}

function aroundOf({ criteria }: RowSet): FoundOutput['around'] {
  const near = centerOf(criteria)
  if (near === null) return null
  const { latitude, longitude, miles } = near
  return { latitude, longitude, miles }
}

function orderOf(
  { book, findings }: Pick<ToolContext, 'book' | 'findings'>,
  { order }: RowSet,
  slots: Uint32Array,
  told: readonly Property[],
): FoundOutput['order'] {
  if (order === null) return null
  const { field, descending } = order
  if (field === 'distance' || !(isComputedRange(field) || isRangeField(field))) return null
  const stated = isComputedRange(field) ? null : figureReader(book, field)
  const figureAt = stated ?? ((slot: number) => figureOf(book, propertyAt(book, slot), field) ?? Number.NaN)
  const missing = slots.reduce((sum, slot) => sum + (Number.isNaN(figureAt(slot)) ? 1 : 0), 0)
  const values = told.map((property) => {
    const value = figureOf(book, property, field)
    return value === null
      ? NOT_LISTED
      : findings.figure(figureWords(field, value), figureName(field), rowOf(property))
  })
  const end = wordsFor(field).ends[descending ? 1 : 0]
  const [first] = slots
  const top = first === undefined ? Number.NaN : figureAt(first)
  const equal = slots.reduce((sum, slot) => sum + (figureAt(slot) === top ? 1 : 0), 0)
  return { field: figureName(field), end, descending, missing, equal, values }
}

function figureOf({ base }: Book, property: Property, field: BoundFigure): number | null {
  return isComputedRange(field) ? computedField(field, property, base.assumed?.terms).figure : property[field]
}

/** The criteria that alone leave nothing, each with what would be there without it. */
function withoutEach(
  { book, findings }: Pick<ToolContext, 'book' | 'findings'>,
  rows: RowSet,
): FoundOutput['without'] {
  if (rows.ids !== null) return []
  return rows.criteria.flatMap((criterion, i) => {
    const criteria = rows.criteria.filter((_, at) => at !== i)
    const { found } = find(book, { criteria, sort: 'rent_asc' }, 0)
    if (found === 0) return []
    const count = findings.figure(countWords(found, { criteria }), '', { ...rows, criteria })
    return [
      {
        found,
        criterion: criteriaWords([criterion]) || countWords(2, { criteria: [criterion] }).slice(2),
        count,
      },
    ]
  })
}

/** Labels that need their column to be understood. */
const SAID: Partial<Record<FieldName | BoundFigure, string>> = {
  percentLeased: 'percent leased',
  officeSf: 'office space',
}

/** What a figure is called in a sentence: `clear height`, `TI allowance`. */
export function figureName(field: FieldName | BoundFigure): string {
  const said = SAID[field]
  if (said !== undefined) return said
  const { label } = isComputedRange(field) ? boundFigureOf(field) : FIELDS[field]
  return label.replaceAll(/\p{L}+/gu, (word) =>
    word.length > 1 && word === word.toUpperCase() ? word : word.toLowerCase(),
  )
}

/** A figure with its unit: `$0.97/SF/mo`, `$10.50/SF`, `32 ft`. */
export function figureWords(field: BoundFigure, value: number): string {
  const { unit } = boundFigureOf(field)
  const { show, beside } = unitOf(unit)
  const per = beside?.('month') ?? ''
  return `${show(value, 'month')}${per.startsWith('/') ? per : ''}`
}
