import { fieldsWhere } from '../domain/field-list.ts'
import { FIELDS, type NamesOf } from '../domain/fields.ts'

type CompField = NamesOf<{ comps: string }>
/** The fields of a table of comps, by the names of their columns. */
export type FieldColumn = (typeof FIELDS)[CompField]['comps']
export const COMP_FIELDS = Object.fromEntries(
  fieldsWhere<CompField>((field) => 'comps' in field).map((field) => [FIELDS[field].comps, field]),
) as Readonly<Record<FieldColumn, CompField>>

/** What comps can be sorted by. */
const COMP_COLUMNS = [
  'name',
  'distance',
  ...(Object.keys(COMP_FIELDS) as FieldColumn[]),
  'lease',
  'signed',
] as const
export type CompColumn = (typeof COMP_COLUMNS)[number]

export const COMP_SORTS = COMP_COLUMNS.flatMap((column) => [`${column}_asc`, `${column}_desc`] as const)
export type CompSort = (typeof COMP_SORTS)[number]
export const NEAREST_FIRST: CompSort = 'distance_asc'

/** A sort's column and direction. */
export function readSort(sort: CompSort): { column: CompColumn; descending: boolean } {
  const column = COMP_COLUMNS.find((own) => sort.startsWith(`${own}_`)) ?? 'distance'
  return { column, descending: sort.endsWith('_desc') }
}
