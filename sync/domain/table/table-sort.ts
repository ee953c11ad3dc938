import {
  COMPUTED_FIELD_NAMES,
  COMPUTED_NAMES,
  type ComputedFieldName,
  type ComputedRange,
  isComputedField,
} from '../economics/computed-names.ts'
import type { CustomColumn } from '../fields/custom-fields.ts'
import { isSortBy, SORTS, type SortBy, type SortedField, sortOf } from '../sort.ts'

/** What a table is sorted by and the registry has no field for. */
export type WorkedColumn = ComputedFieldName | 'amenities' | CustomColumn
/** Those that every book has. */
export const WORKED_COLUMNS: readonly WorkedColumn[] = [...COMPUTED_FIELD_NAMES, 'amenities']
/** By a rent that is worked out and that words can ask for. */
export type ComputedSort = `${ComputedRange}_${'asc' | 'desc'}`
/** Every order that words can ask for. */
export type WordsSort = SortBy | ComputedSort
export type WorkedSort = `${WorkedColumn}_${'asc' | 'desc'}`
/** Every order of a table of properties. */
export type TableSort = SortBy | WorkedSort

/** The longest name of an order: what an address and a saved view hold. */
export const SORT_LENGTH = 200

export interface TableOrder {
  by: SortedField | WorkedColumn
  descending: boolean
}

export function isWorkedColumn(text: string): text is WorkedColumn {
  return text === 'amenities' || isComputedField(text) || customIn(text) !== ''
}

export function isTableSort(text: string): text is TableSort {
  return text.length <= SORT_LENGTH && (isSortBy(text) || isWorkedSort(text))
}

export function isWorkedSort(text: string): text is WorkedSort {
  return !isSortBy(text) && /_(?:asc|desc)$/.test(text) && isWorkedColumn(columnIn(text))
}

export function readTableSort(sort: WordsSort): { by: SortedField | ComputedRange; descending: boolean }
export function readTableSort(sort: TableSort): TableOrder
export function readTableSort(sort: TableSort): TableOrder {
  if (!isWorkedSort(sort)) return { by: SORTS[sort].field, descending: SORTS[sort].descending }
  return readWorkedSort(sort)
}

export function readWorkedSort(sort: WorkedSort): { by: WorkedColumn; descending: boolean } {
  return { by: columnIn(sort) as WorkedColumn, descending: sort.endsWith('_desc') }
}

/** The order by a column, rising or falling. */
export function tableSortOf(by: TableOrder['by'], descending: boolean): TableSort {
  return isWorkedColumn(by) ? `${by}_${descending ? 'desc' : 'asc'}` : sortOf(by, descending)
}

/** As a menu names it. */
export function sortLabel(sort: TableSort): string {
  if (!isWorkedSort(sort)) return SORTS[sort].label
  const { by, descending } = readWorkedSort(sort)
  if (isComputedField(by)) return `${COMPUTED_NAMES[by].label}, ${descending ? 'high to low' : 'low to high'}`
  if (by === 'amenities') return `Amenities, ${descending ? 'most' : 'fewest'} first`
  return `${customIn(by)}, ${descending ? 'falling' : 'rising'}`
}

function columnIn(sort: string): string {
  return sort.slice(0, sort.lastIndexOf('_'))
}

const CUSTOM = 'custom.'

/** The name of a source's own column; empty for any other. Without what tables know of columns, which comes later. */
function customIn(text: string): string {
  return text.startsWith(CUSTOM) ? text.slice(CUSTOM.length) : ''
}
