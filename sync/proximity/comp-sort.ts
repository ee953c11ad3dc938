import { fieldOf } from '../domain/fields/field-list.ts'
import type { FIELDS, NamesOf } from '../domain/fields.ts'
import { SORTED_FIELDS, type SortedField } from '../domain/sort.ts'
import {
  isWorkedColumn,
  isWorkedSort,
  readWorkedSort,
  SORT_LENGTH,
  type WorkedColumn,
  type WorkedSort,
} from '../domain/table/table-sort.ts'

type ComparedField = Exclude<SortedField, 'name'>

/** What the order by some fields is called; that by any other has the field's own name. */
const NAMED = { leaseType: 'lease', dateSigned: 'signed' } as const

function columnOf(field: ComparedField): CompColumn {
  const registered = fieldOf(field)
  if (Object.hasOwn(NAMED, field)) return NAMED[field as keyof typeof NAMED]
  return (('comps' in registered ? registered.comps : undefined) ?? field) as CompColumn
}

/** The fields that a table of comps is sorted by, by what their orders are called. */
const FIELDS_BY_COLUMN: ReadonlyMap<string, ComparedField> = new Map(
  SORTED_FIELDS.filter((field) => field !== 'name').map((field) => [columnOf(field), field]),
)

/** What comps can be sorted by. */
const COMP_COLUMNS = ['name', 'distance', ...FIELDS_BY_COLUMN.keys()] as readonly CompColumn[]
type NamedField = NamesOf<{ comps: string }>
type CompColumn =
  | 'name'
  | 'distance'
  | (typeof NAMED)[keyof typeof NAMED]
  | (typeof FIELDS)[NamedField]['comps']
  | Exclude<ComparedField, NamedField | keyof typeof NAMED>

type FieldSort = `${CompColumn}_${'asc' | 'desc'}`
export type CompSort = FieldSort | WorkedSort
export const COMP_SORTS = COMP_COLUMNS.flatMap((column) => [`${column}_asc`, `${column}_desc`] as const)

export function isCompSort(text: string): text is CompSort {
  return (
    text.length <= SORT_LENGTH && ((COMP_SORTS as readonly string[]).includes(text) || isWorkedSort(text))
  )
}

export const NEAREST_FIRST: CompSort = 'distance_asc'

/** What a table is sorted by: the distance, a field, or what is worked out. */
export type CompOrder = { by: SortedField | WorkedColumn | 'distance'; descending: boolean }

/** A sort's field and direction; one that is not known is by distance. */
export function readSort(sort: CompSort): CompOrder {
  if (isWorkedSort(sort)) return readWorkedSort(sort)
  const at = sort.lastIndexOf('_')
  const column = sort.slice(0, at)
  const by = column === 'name' ? 'name' : (FIELDS_BY_COLUMN.get(column) ?? 'distance')
  return { by, descending: sort.endsWith('_desc') }
}

/** The sort by a column of a table. */
export function compSortOf({ by, descending }: CompOrder): CompSort {
  if (isWorkedColumn(by)) return `${by}_${descending ? 'desc' : 'asc'}`
  const column = by === 'name' || by === 'distance' ? by : columnOf(by)
  return `${column}_${descending ? 'desc' : 'asc'}`
}
