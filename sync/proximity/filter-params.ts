import type { ProximityFilter } from '../domain/proximity.ts'

/** How the proximity page's address names the parts of the filter. */
export const FILTER_PARAMS = {
  propertyType: 'type',
  minRent: 'minRent',
  maxRent: 'maxRent',
  minSquareFootage: 'minSqft',
  maxSquareFootage: 'maxSqft',
  minYearBuilt: 'yearBuiltMin',
  maxYearBuilt: 'yearBuiltMax',
  tenant: 'tenant',
  brokerName: 'broker',
  landlordFirm: 'landlord',
} as const satisfies Record<keyof ProximityFilter, string>
