import { fieldOf, fieldsWhere, shortLabel } from './field-list.ts'
import { FIELDS, type NamesOf } from './fields.ts'

/** The fields that results are sorted by. */
export type SortField = NamesOf<{ sort: object }>
/** Figures first. */
export const SORT_FIELDS = fieldsWhere<SortField>((field) => 'sort' in field).toSorted(
  (a, b) => Number(fieldOf(a).kind !== 'figure') - Number(fieldOf(b).kind !== 'figure'),
)
export type SortBy = {
  [Name in SortField]: `${(typeof FIELDS)[Name]['sort']['by']}_${'asc' | 'desc'}`
}[SortField]

interface Sort {
  field: SortField
  descending: boolean
  label: string
}

/** Every order of the results, as the registry of fields has them. */
export const SORTS = Object.fromEntries(
  SORT_FIELDS.flatMap((field): [string, Sort][] => {
    const { by, rising, falling } = FIELDS[field].sort
    const label = shortLabel(field)
    return [
      [`${by}_asc`, { field, descending: false, label: `${label}, ${rising}` }],
      [`${by}_desc`, { field, descending: true, label: `${label}, ${falling}` }],
    ]
  }),
) as Readonly<Record<SortBy, Sort>>

export const SORT_BY = Object.keys(SORTS) as readonly SortBy[]
export const DEFAULT_SORT: SortBy = 'rent_asc'
