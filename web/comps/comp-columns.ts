import type { CompColumn } from '../../sync/proximity/comp-sort.ts'

interface ShownColumn {
  /** Null where it cannot be sorted by. */
  sort: CompColumn | null
  label: string
  /** Right-aligned. */
  figure: boolean
  /** Names it to the style sheet, which hides it where there is no room. */
  key: string
}

/** The columns of the comps' table after the property, in order. Tables gain columns before they gain air. */
export const SHOWN_COLUMNS: readonly ShownColumn[] = [
  { sort: 'distance', label: 'Distance', figure: true, key: 'distance' },
  { sort: 'rent', label: 'Rent', figure: true, key: 'rent' },
  { sort: 'size', label: 'Size', figure: true, key: 'size' },
  { sort: 'clear', label: 'Clear', figure: true, key: 'clear' },
  { sort: 'built', label: 'Built', figure: true, key: 'built' },
  { sort: 'lease', label: 'Lease', figure: false, key: 'lease' },
  { sort: null, label: 'Type', figure: false, key: 'type' },
  { sort: null, label: 'Tenant', figure: false, key: 'tenant' },
  { sort: null, label: 'Landlord', figure: false, key: 'landlord' },
  { sort: 'signed', label: 'Signed', figure: true, key: 'signed' },
]
