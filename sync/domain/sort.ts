import type { Field } from './fields/field-kinds.ts'
import { fieldOf, fieldsWhere, shortLabel } from './fields/field-list.ts'
import { FIELDS, type FieldName, type NamesOf } from './fields.ts'

/** The fields that menus offer to sort results by. */
export type SortField = NamesOf<{ sort: object }>
/** Figures first. */
export const SORT_FIELDS = fieldsWhere<SortField>((field) => 'sort' in field).toSorted(
  (a, b) => Number(fieldOf(a).kind !== 'figure') - Number(fieldOf(b).kind !== 'figure'),
)
/** Fields with several values at once, or with values that have no order. */
type Unsorted = 'custom' | 'id' | 'pdfUrl' | 'rentBasisAssumed'
/** The fields that a press on the head of a column sorts by. */
export type SortedField = Exclude<FieldName, Unsorted>
type OtherField = Exclude<SortedField, SortField>

type OfferedSort = {
  [Name in SortField]: `${(typeof FIELDS)[Name]['sort']['by']}_${'asc' | 'desc'}`
}[SortField]
export type SortBy = OfferedSort | `${OtherField}_${'asc' | 'desc'}`

interface Sort {
  field: SortedField
  descending: boolean
  label: string
}

const UNSORTED: readonly FieldName[] = [
  'custom',
  'id',
  'pdfUrl',
  'rentBasisAssumed',
] satisfies readonly Unsorted[]
const OTHER_FIELDS = fieldsWhere<OtherField>((field) => !('sort' in field)).filter(
  (name) => !UNSORTED.includes(name),
)

function bothWays(field: SortedField, by: string, rising: string, falling: string): [string, Sort][] {
  const label = shortLabel(field)
  return [
    [`${by}_asc`, { field, descending: false, label: `${label}, ${rising}` }],
    [`${by}_desc`, { field, descending: true, label: `${label}, ${falling}` }],
  ]
}

/** How an order is told whose field does not say it. */
function directionsOf({ kind }: Field): readonly [rising: string, falling: string] {
  switch (kind) {
    case 'figure':
      return ['low to high', 'high to low']
    case 'date':
      return ['old to new', 'new to old']
    case 'flag':
      return ['no first', 'yes first']
    case 'words':
    case 'choice':
      return ['A to Z', 'Z to A']
  }
}

const OFFERED = SORT_FIELDS.flatMap((field) => {
  const { by, rising, falling } = FIELDS[field].sort
  return bothWays(field, by, rising, falling)
})
const OTHERS = OTHER_FIELDS.flatMap((field) => bothWays(field, field, ...directionsOf(FIELDS[field])))

/** Every order of the results, as the registry of fields has them. */
export const SORTS = Object.fromEntries([...OFFERED, ...OTHERS]) as Readonly<Record<SortBy, Sort>>

export const SORT_BY = Object.keys(SORTS) as readonly SortBy[]
/** The orders that menus and words offer. */
export const OFFERED_SORT_BY = OFFERED.map(([by]) => by) as readonly OfferedSort[]
export const DEFAULT_SORT: SortBy = 'rent_asc'

export function isSortBy(text: string): text is SortBy {
  return Object.hasOwn(SORTS, text)
}

/** The order by a field, rising or falling. */
export function sortOf(field: SortedField, descending: boolean): SortBy {
  const registered = FIELDS[field]
  const by = 'sort' in registered ? registered.sort.by : field
  return `${by}_${descending ? 'desc' : 'asc'}` as SortBy
}

export const SORTED_FIELDS = fieldsWhere<SortedField>(() => true).filter(isSortedField)

/** Whether rows can be put in order by a field. */
export function isSortedField(field: FieldName): field is SortedField {
  return !UNSORTED.includes(field)
}
