import { AMENITY_IDS } from '../domain/amenities/amenities.ts'
import { LEASE_TYPES } from '../domain/known-types.ts'
import { BANDS, isBandField } from './bands.ts'
import { PORTFOLIO_FIELDS, type PortfolioField } from './portfolio-field.ts'

/**
 * One filtered value. Values of the same field are alternatives, different fields must all be met, and all amenities
 * must be present, as everywhere in the product.
 */
export interface PortfolioFilter {
  field: PortfolioField
  /** A word of the book in any case, or the id of a band, a lease type or an amenity. */
  value: string
}

/** More than anybody combines by hand. A longer address would be cut by servers. */
export const MAX_PORTFOLIO_FILTERS = 60
export const LONGEST_VALUE = 200

/** The fixed values of a field; null where its values are words of the book. */
export function fixedValues(field: PortfolioField): readonly string[] | null {
  if (isBandField(field)) return BANDS[field].map(({ id }) => id)
  if (field === 'leaseType') return LEASE_TYPES
  return field === 'amenity' ? AMENITY_IDS : null
}

/** Values are compared without regard to case. */
export function isSameFilter(a: PortfolioFilter, b: PortfolioFilter): boolean {
  return a.field === b.field && a.value.toLowerCase() === b.value.toLowerCase()
}

/** `city.Houston`: a filter as a part of an address. */
export function filterToken({ field, value }: PortfolioFilter): string {
  return `${field}.${value}`
}

/** Reads what `filterToken` wrote; null for anything that is no filter. */
export function readFilterToken(token: string): PortfolioFilter | null {
  const dot = token.indexOf('.')
  const field = PORTFOLIO_FIELDS.find((known) => known === token.slice(0, dot))
  const value = token.slice(dot + 1).trim()
  if (field === undefined || value === '' || value.length > LONGEST_VALUE) return null
  const allowed = fixedValues(field)
  return allowed === null || allowed.includes(value) ? { field, value } : null
}

/** The filters without repeats, and no more than there may be. */
export function distinctFilters(filters: readonly PortfolioFilter[]): PortfolioFilter[] {
  return filters
    .filter((filter, i) => filters.findIndex((other) => isSameFilter(other, filter)) === i)
    .slice(0, MAX_PORTFOLIO_FILTERS)
}
