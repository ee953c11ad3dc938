import type { ImportedProperty } from '../../domain/property.ts'

/** What tells a row from another, in the order in which it is shown. */
export const DEAL_FIELDS = [
  'name',
  'address',
  'suite',
  'city',
  'zip',
  'parcelNumber',
  'tenant',
  'squareFootage',
  'leasedSf',
  'rentPerSf',
  'askingRent',
  'leaseType',
  'commencement',
  'expiration',
  'dateSigned',
  'salePrice',
  'saleDate',
  'clearHeight',
  'yearBuilt',
  'latitude',
  'longitude',
] as const satisfies readonly (keyof ImportedProperty)[]
export type DealField = (typeof DEAL_FIELDS)[number]

/** A row by these fields. */
export type DealFacts = Pick<ImportedProperty, DealField>

export function dealFacts(property: ImportedProperty): DealFacts {
  return Object.fromEntries(DEAL_FIELDS.map((field) => [field, property[field]])) as DealFacts
}
