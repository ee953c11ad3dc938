import type { PartyField } from './asked-fields.ts'
import { filterOf } from './filter-of.ts'
import type { ParsedQuery } from './parsed-query.ts'

/** What the specification's search response says of a query. Null where the query does not speak of it. */
export interface ParsedCriteria {
  propertyTypes: string[]
  /** Dollars per square foot per month. */
  minRent: number | null
  maxRent: number | null
  /** Square feet. */
  minSqft: number | null
  maxSqft: number | null
  /** A town, ZIP code or state, or the place to be near to. */
  location: string | null
  tenant: string | null
  brokerName: string | null
}

/** A question as the specification's `parsedCriteria`: null where it does not ask. */
export function parsedCriteriaOf(parsed: ParsedQuery): ParsedCriteria {
  const filter = filterOf(parsed)
  return {
    propertyTypes: filter.propertyTypes ?? [],
    minRent: filter.minRent ?? null,
    maxRent: filter.maxRent ?? null,
    minSqft: filter.minSqft ?? null,
    maxSqft: filter.maxSqft ?? null,
    location: filter.location ?? null,
    tenant: partyOf(parsed, 'tenant'),
    brokerName: partyOf(parsed, 'brokerName'),
  }
}

function partyOf({ criteria }: ParsedQuery, field: PartyField): string | null {
  for (const { criterion } of criteria) {
    if (criterion.kind === 'party' && criterion.field === field && !criterion.not) return criterion.text
  }
  return null
}
