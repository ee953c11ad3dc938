import type { Field } from '../../../sync/domain/field-kinds.ts'
import { fieldOf, fieldsWhere } from '../../../sync/domain/field-list.ts'
import type { FieldName } from '../../../sync/domain/fields.ts'
import { unitOf } from '../../../sync/domain/figure-units.ts'
import { formatMoney, formatPrice, NOT_AVAILABLE, type RentUnit } from '../../../sync/domain/format.ts'
import { formatPartialDate } from '../../../sync/domain/format-date.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { today } from '../../exports/today.ts'

/** A line of the dialog: what it is called, what it says, and the field it comes from, if any. */
export interface Fact {
  readonly label: string
  /** 'N/A' where the source says nothing. */
  readonly value: string
  readonly field: keyof Property | null
}

const fact = (label: string, field: keyof Property | null, value: string): Fact => ({ label, value, field })
const text = (label: string, field: keyof Property, value: string | null): Fact =>
  fact(label, field, value ?? NOT_AVAILABLE)

/** The lines that are always there, then those of which something is known. */
function factsIn(list: Field['facts'], p: Property, unit: RentUnit): Fact[] {
  const facts = fieldsWhere((field) => field.facts === list).map((name) => ({
    isAlways: fieldOf(name).alwaysShown === true,
    fact: fact(fieldOf(name).label, name, wordsOf(name, p[name], unit)),
  }))
  return [
    ...facts.filter(({ isAlways }) => isAlways),
    ...facts.filter(({ isAlways, fact }) => !isAlways && fact.value !== NOT_AVAILABLE),
  ].map(({ fact }) => fact)
}

function wordsOf(name: FieldName, value: Property[FieldName], rentUnit: RentUnit): string {
  const field = fieldOf(name)
  if (value === null) return NOT_AVAILABLE
  if (typeof value === 'boolean') {
    const [yes, no] = (field.kind === 'flag' && field.said) || ['Yes', 'No']
    return value ? yes : no
  }
  if (typeof value === 'string') return field.kind === 'date' ? formatPartialDate(value, 'short') : value
  if (field.kind !== 'figure') return String(value)
  const { show, beside } = unitOf(field.unit)
  return beside === undefined ? show(value, rentUnit) : `${show(value, rentUnit)} ${beside(rentUnit)}`
}

export function leaseFacts(p: Property, unit: RentUnit): Fact[] {
  return factsIn('lease', p, unit).map((line) => {
    // A term that is no number of months is told in the words of its sheet.
    if (line.field === 'leaseTerm' && p.leaseTerm === null) return text(line.label, 'term', p.term)
    // What a tenant is in is no longer available.
    if (line.field === 'commencement') {
      return { ...line, label: p.tenant === null ? 'Available' : 'Commencement' }
    }
    return line
  })
}

/** Only where there is a price; else null. */
export function financialFacts(p: Property): Fact[] | null {
  if (p.salePrice === null && p.salePricePerSf === null) return null
  return [
    fact('Sale price', 'salePrice', formatMoney(p.salePrice)),
    fact('Price/SF', 'salePricePerSf', formatPrice(p.salePricePerSf)),
    text('Seller', 'seller', p.seller),
    text('Buyer', 'buyer', p.buyer),
  ]
}

/** What else is known of the building. */
export function buildingFacts(p: Property): Fact[] {
  return factsIn('building', p, 'month')
}

export function additionalFacts(p: Property): Fact[] {
  return [
    text('Current tenant', 'tenant', p.tenant),
    fact('Sale price', 'salePrice', formatMoney(p.salePrice)),
    fact('Price per SF', 'salePricePerSf', formatPrice(p.salePricePerSf)),
    fact('Source sheet', null, p.sourceSheet),
    fact(fieldOf('createdAt').label, null, formatPartialDate(today(new Date(p.createdAt)), 'short')),
  ]
}
