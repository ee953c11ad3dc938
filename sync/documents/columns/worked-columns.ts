import { cardBadges } from '../../domain/amenities/amenity-badges.ts'
import { customNameOf, customValue } from '../../domain/custom-fields.ts'
import { computedField } from '../../domain/economics/computed-fields.ts'
import {
  COMPUTED_NAMES,
  type ComputedFieldName,
  isComputedField,
} from '../../domain/economics/computed-names.ts'
import { missingWords } from '../../domain/economics/missing-words.ts'
import { unitOf } from '../../domain/figure-units.ts'
import type { WorkedColumn } from '../../domain/table/table-sort.ts'
import { type CompColumn, textColumn } from './comp-column.ts'

const RENT = unitOf('rent')
const AMENITIES = textColumn('Amenities', ({ property }) => cardBadges(property).join(', ') || null)

/** A column of what is worked out, or of what a source says beyond the registry. */
export function workedColumn(id: WorkedColumn): CompColumn {
  if (isComputedField(id)) return computedColumn(id)
  if (id === 'amenities') return AMENITIES
  const name = customNameOf(id) ?? ''
  return textColumn(name, ({ property }) => customValue(property.custom, name))
}

function computedColumn(name: ComputedFieldName): CompColumn {
  const { header, short } = COMPUTED_NAMES[name]
  return {
    header,
    label: short,
    kind: 'number',
    numberFormat: RENT.numberFormat,
    value: ({ property }) => computedField(name, property).figure,
    show: RENT.show,
    instead: ({ property }) => missingWords(computedField(name, property).missing),
  }
}
