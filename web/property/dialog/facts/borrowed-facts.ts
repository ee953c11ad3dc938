import { customFields, customValue } from '../../../../sync/domain/fields/custom-fields.ts'
import { fieldOf, fieldsWhere } from '../../../../sync/domain/fields/field-list.ts'
import type { FieldName } from '../../../../sync/domain/fields.ts'
import type { Property } from '../../../../sync/domain/property.ts'
import { valueWords } from '../../value-words.ts'
import { dealInWords } from './deal-words.ts'
import type { Fact } from './facts.ts'

/** What a building is, its key figures among it. */
const OF_THE_BUILDING: readonly FieldName[] = [
  'squareFootage',
  'landSizeAcres',
  'clearHeight',
  ...fieldsWhere((field) => field.facts === 'building'),
]
/** A source's own columns that are of the building, whatever the deal. */
const BUILDING_COLUMN =
  /\b(?:construct(?:ion|ed)?|constr|roof|stories|floors|foundation|hvac|exterior|walls?|renovated|fenced|fencing|lighting|slab|star rating)\b/i

/** What a property's own row does not say of its building and its other deals do: of each the newest that says it. */
export function borrowedFacts(property: Property, deals: readonly Property[]): Fact[] {
  const others = deals.filter((deal) => deal.id !== property.id)
  const fields = OF_THE_BUILDING.filter((name) => property[name] === null).flatMap((name): Fact[] => {
    const from = others.find((deal) => deal[name] !== null)
    if (!from) return []
    const { label } = fieldOf(name)
    return [{ label, value: valueWords(fieldOf(name), from[name], 'month'), field: null, from: origin(from) }]
  })
  return [...fields, ...borrowedColumns(property, others)]
}

function borrowedColumns(property: Property, others: readonly Property[]): Fact[] {
  const names = new Set(others.flatMap(({ custom }) => customFields(custom).map(({ name }) => name)))
  return [...names].flatMap((label): Fact[] => {
    if (!BUILDING_COLUMN.test(label) || customValue(property.custom, label) !== null) return []
    const from = others.find((deal) => customValue(deal.custom, label) !== null)
    const value = from ? customValue(from.custom, label) : null
    return from && value !== null ? [{ label, value, field: null, from: origin(from) }] : []
  })
}

function origin(deal: Property): NonNullable<Fact['from']> {
  return { id: deal.id, words: dealInWords(deal) }
}
