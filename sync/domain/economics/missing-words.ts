import type { EconomicField } from './stated-terms.ts'

/** What stands in a cell in place of a figure that cannot be worked out. */
const SHORT = {
  rentPerSf: 'no rent',
  leaseTerm: 'no term',
  rentEscalationPct: 'no escalation',
  freeRentMonths: 'no free rent stated',
  tiPerSf: 'no TI',
  leaseType: 'lease type unclear',
  opexPerSf: 'no expenses',
} as const satisfies Record<EconomicField, string>

/** `no TI`, `no term, no TI`; at most two, and how many more. */
export function missingWords(missing: readonly EconomicField[]): string {
  const named = missing.slice(0, 2).map((field) => SHORT[field])
  const more = missing.length - named.length
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ')
}
