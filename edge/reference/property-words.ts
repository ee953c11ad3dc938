import { FIELDS } from '../../sync/domain/fields.ts'
import type { Property } from '../../sync/domain/property.ts'

/** What is to say of a property's fields beside what they are called. */
const MORE: Readonly<Partial<Record<keyof Property, string>>> = {
  id: 'Stable across imports of the same source.',
  state: 'Two-letter code where the words of the source are known.',
  zip: 'Text, for its leading zeros.',
  latitude: 'Degrees, north positive.',
  longitude: 'Degrees, east positive.',
  rentPerSf: 'To four decimals.',
  rentBasisAssumed: 'True where neither header nor cell said whether the rent is per month or per year.',
  leaseType: 'Who pays the operating costs: the tenant (NNN), both (MG) or the landlord (Gross).',
  clearHeight: 'At the eaves; of a range, the lower end.',
  commencement: 'As exact as its source: `2025-03-14`, `2025-03`, `2025-Q3` or `2025`.',
  expiration: 'As exact as its source.',
  dateSigned: 'As exact as its source.',
  createdAt: 'When the property was first imported, milliseconds since 1970.',
}

/** What a field of a property holds: its name with its unit, and more. */
export function propertyWords(name: string): string | undefined {
  const field = name in FIELDS ? FIELDS[name as keyof typeof FIELDS] : null
  const called = field === null ? [] : [`${'header' in field ? field.header : field.label}.`]
  const words = [...called, MORE[name as keyof Property] ?? ''].join(' ').trim()
  return words === '' ? undefined : words
}
