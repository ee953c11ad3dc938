import { isRangeField } from '../../sync/domain/criteria/asked-fields.ts'
import { shortLabel } from '../../sync/domain/field-list.ts'
import { COMP_FIELDS, type CompColumn, type FieldColumn } from '../../sync/proximity/comp-sort.ts'

interface ShownColumn {
  /** Null where it cannot be sorted by. */
  sort: CompColumn | null
  label: string
  /** Right-aligned. */
  figure: boolean
  /** Names it to the style sheet, which hides it where there is no room. */
  key: string
}

const FIRST: readonly string[] = ['rent', 'size', 'clear', 'built'] satisfies FieldColumn[]
const columns = Object.keys(COMP_FIELDS) as FieldColumn[]

/** Fields that a wide table has room for, after the figures of every table. */
export const FURTHER_FIELDS = columns
  .filter((column) => !FIRST.includes(column))
  .map((column) => ({ column, field: COMP_FIELDS[column], key: `further-${column}` }))

/** The columns of the comps' table after the property, in order. Tables gain columns before they gain air. */
export const SHOWN_COLUMNS: readonly ShownColumn[] = [
  { sort: 'distance', label: 'Distance', figure: true, key: 'distance' },
  ...columns
    .filter((column) => FIRST.includes(column))
    .map((column) => ({ sort: column, label: shortLabel(COMP_FIELDS[column]), figure: true, key: column })),
  ...FURTHER_FIELDS.map(({ column, field, key }) => ({
    sort: column,
    label: shortLabel(field),
    figure: isRangeField(field),
    key,
  })),
  { sort: 'lease', label: shortLabel('leaseType'), figure: false, key: 'lease' },
  { sort: null, label: shortLabel('propertyType'), figure: false, key: 'type' },
  { sort: null, label: shortLabel('tenant'), figure: false, key: 'tenant' },
  { sort: null, label: shortLabel('landlordFirm'), figure: false, key: 'landlord' },
  { sort: 'signed', label: shortLabel('dateSigned'), figure: true, key: 'signed' },
]
