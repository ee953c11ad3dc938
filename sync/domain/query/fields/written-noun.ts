import { fieldOf } from '../../fields/field-list.ts'
import type { FieldName } from '../../fields.ts'

/** The nouns to write fields with whose labels are no nouns, or mean another field. */
const WRITTEN: Partial<Record<FieldName, string>> = {
  askingRent: 'quoted rent',
  percentLeased: 'percent leased',
  commencement: 'commencement date',
  expiration: 'expiration',
  term: 'term as written',
  createdAt: 'time of import',
  changedAt: 'time of change',
  rentChangedAt: 'time of rent change',
  brokerPhone: 'broker phone',
  brokerEmail: 'broker email',
  tenantRepName: 'tenant rep',
}

/** The noun to write a field with: `rent`, `ZIP`, `expiration`. */
export function writtenNoun(field: FieldName): string {
  const { label } = fieldOf(field)
  return WRITTEN[field] ?? (/^[A-Z]{2}/.test(label) ? label : label.toLowerCase())
}
