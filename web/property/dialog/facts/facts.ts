import { customColumn, customFields, customValue } from '../../../../sync/domain/fields/custom-fields.ts'
import type { Field } from '../../../../sync/domain/fields/field-kinds.ts'
import { fieldOf, fieldsWhere } from '../../../../sync/domain/fields/field-list.ts'
import type { FieldName } from '../../../../sync/domain/fields.ts'
import { NOT_AVAILABLE, type RentUnit } from '../../../../sync/domain/format.ts'
import type { Property } from '../../../../sync/domain/property.ts'
import type { CorrectedField } from '../../../../sync/domain/records/correction.ts'
import { valueWords } from '../../value-words.ts'

/** A line of the dialog: what it is called, what it says, and the field it comes from, if any. */
export interface Fact {
  readonly label: string
  /** 'N/A' where the source says nothing. */
  readonly value: string
  /** Null for what no source states. */
  readonly field: CorrectedField | null
  /** The other deal at the building that says it, where the property's own row does not. */
  readonly from?: { readonly id: string; readonly words: string }
}

interface Line {
  name: FieldName
  label: string
}

/** The lines that are always shown, and those that are shown where their value is known. */
interface List {
  always: readonly Line[]
  others: readonly Line[]
}

function list(facts: Field['facts']): List {
  const lines = fieldsWhere((field) => field.facts === facts).map((name) => ({
    name,
    label: fieldOf(name).label,
  }))
  const [always = [], others = []] = [true, undefined].map((shown) =>
    lines.filter(({ name }) => fieldOf(name).alwaysShown === shown),
  )
  return { always, others }
}

const LEASE = list('lease')
const BUILDING = list('building')
const SALE = list('sale')
const ADDITIONAL = fieldsWhere(() => true).flatMap((name) => {
  const { additional } = fieldOf(name)
  return additional === undefined ? [] : [{ name, label: additional }]
})

function factsIn({ always, others }: List, p: Property, unit: RentUnit): Fact[] {
  return factsOf([...always, ...others.filter(({ name }) => p[name] !== null)], p, unit)
}

function factsOf(lines: readonly Line[], p: Property, unit: RentUnit): Fact[] {
  return lines.map(({ name, label }) => ({
    label,
    value: valueWords(fieldOf(name), p[name], unit),
    field: fieldOf(name).stored === true ? null : name,
  }))
}

export function leaseFacts(p: Property, unit: RentUnit): Fact[] {
  return factsIn(LEASE, p, unit).map((line) => {
    // A term that is no number of months is told in the words of its sheet.
    if (line.field === 'leaseTerm' && p.leaseTerm === null) {
      return { ...line, value: p.term ?? NOT_AVAILABLE, field: 'term' }
    }
    // What a tenant is in is no longer available.
    if (line.field === 'commencement') {
      return { ...line, label: p.tenant === null ? 'Available' : 'Commencement' }
    }
    return line
  })
}

/** Only where something is known of a sale; else null. */
export function financialFacts(p: Property): Fact[] | null {
  const isSold = [p.salePrice, p.salePricePerSf, p.saleDate, p.capRate].some((figure) => figure !== null)
  return isSold ? factsIn(SALE, p, 'month') : null
}

/** What else is known of the building. */
export function buildingFacts(p: Property): Fact[] {
  return factsIn(BUILDING, p, 'month')
}

export function additionalFacts(p: Property): Fact[] {
  const custom = [...Map.groupBy(customFields(p.custom), ({ name }) => name).keys()].map((name) => ({
    label: name,
    value: customValue(p.custom, name) ?? NOT_AVAILABLE,
    field: customColumn(name),
  }))
  return [...factsOf(ADDITIONAL, p, 'month'), ...custom]
}
