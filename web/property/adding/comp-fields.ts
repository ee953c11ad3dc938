import { fieldOf } from '../../../sync/domain/fields/field-list.ts'
import type { FieldName } from '../../../sync/domain/fields.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { typedAs } from '../corrections/correction-words.ts'

/** What the form asks for, in its order; an example of each, where its name says too little. */
export const COMP_FIELDS: readonly (readonly [FieldName, string?])[] = [
  ['name'],
  ['propertyType', 'Warehouse'],
  ['address', '5675 Windfern Rd'],
  ['city'],
  ['state', 'TX'],
  ['zip'],
  ['tenant'],
  ['landlordFirm'],
  ['rentPerSf', '$14.10 NNN/yr'],
  ['leaseType', 'NNN'],
  ['leasedSf', '58,950'],
  ['squareFootage', '77,250'],
  ['clearHeight', "26'"],
  ['dateSigned', '1/15/2026'],
  ['commencement', 'Feb 2026'],
  ['expiration', '1/31/2031'],
  ['leaseTerm', '60 months'],
  ['notes'],
]

/** Other names than the registry's: the tenant may not have moved in yet. */
const LABELS: Partial<Record<FieldName, string>> = {
  commencement: 'Commencement',
  squareFootage: 'Building size',
}

export function compLabel(field: FieldName): string {
  return LABELS[field] ?? fieldOf(field).label
}

/** What is known of a building, whoever is its tenant. */
const OF_BUILDING: readonly FieldName[] = [
  'name',
  'propertyType',
  'address',
  'city',
  'state',
  'zip',
  'landlordFirm',
  'squareFootage',
  'clearHeight',
  'latitude',
  'longitude',
  'yearBuilt',
]

/** A deal's form begins with the facts of its building. */
export function typedOf(building: Property | null): Partial<Record<FieldName, string>> {
  if (building === null) return {}
  const stated = OF_BUILDING.flatMap((field) => {
    const typed = typedAs(field, building[field], 'month')
    return typed === '' ? [] : [[field, typed] as const]
  })
  return Object.fromEntries(stated)
}
