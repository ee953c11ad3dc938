import type { MissingTerm } from './stated-terms.ts'

/** What stands in a cell in place of a figure that cannot be worked out. */
const SHORT = {
  rentPerSf: 'no rent',
  leaseTerm: 'no term',
  rentEscalationPct: 'no escalation',
  rentSteps: 'rent steps unclear',
  freeRentMonths: 'no free rent stated',
  tiPerSf: 'no TI',
  leaseType: 'no lease type',
  modifiedGrossPercent: 'MG share not set',
  opexPerSf: 'no expenses',
} as const satisfies Record<MissingTerm, string>

/** `no TI`, `no term, no TI`; at most two, and how many more. */
export function missingWords(missing: readonly MissingTerm[]): string {
  const named = missing.slice(0, 2).map((field) => SHORT[field])
  const more = missing.length - named.length
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ')
}
