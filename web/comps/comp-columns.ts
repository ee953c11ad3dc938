import { shortLabel } from '../../sync/domain/field-list.ts'
import { COMP_FIGURES, type CompColumn, type FigureColumn } from '../../sync/proximity/comp-sort.ts'

interface ShownColumn {
  /** Null where it cannot be sorted by. */
  sort: CompColumn | null
  label: string
  /** Right-aligned. */
  figure: boolean
  /** Names it to the style sheet, which hides it where there is no room. */
  key: string
}

const FIRST: readonly string[] = ['rent', 'size', 'clear', 'built'] satisfies FigureColumn[]
const figures = Object.keys(COMP_FIGURES) as FigureColumn[]

/** Figures that a wide table has room for, after the others. */
export const FURTHER_FIGURES = figures
  .filter((column) => !FIRST.includes(column))
  .map((column) => ({ column, field: COMP_FIGURES[column], key: `further-${column}` }))

/** The columns of the comps' table after the property, in order. Tables gain columns before they gain air. */
export const SHOWN_COLUMNS: readonly ShownColumn[] = [
  { sort: 'distance', label: 'Distance', figure: true, key: 'distance' },
  ...figures
    .filter((column) => FIRST.includes(column))
    .map((column) => ({ sort: column, label: shortLabel(COMP_FIGURES[column]), figure: true, key: column })),
  ...FURTHER_FIGURES.map(({ column, field, key }) => ({
    sort: column,
    label: shortLabel(field),
    figure: true,
    key,
  })),
  { sort: 'lease', label: shortLabel('leaseType'), figure: false, key: 'lease' },
  { sort: null, label: shortLabel('propertyType'), figure: false, key: 'type' },
  { sort: null, label: shortLabel('tenant'), figure: false, key: 'tenant' },
  { sort: null, label: shortLabel('landlordFirm'), figure: false, key: 'landlord' },
  { sort: 'signed', label: shortLabel('dateSigned'), figure: true, key: 'signed' },
]
