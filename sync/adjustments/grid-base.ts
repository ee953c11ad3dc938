import type { AssumedTerms } from '../domain/economics/assumptions.ts'
import { computedField } from '../domain/economics/computed-fields.ts'
import { missingWords } from '../domain/economics/missing-words.ts'
import type { LeaseFacts } from '../domain/economics/stated-terms.ts'
import type { GridBase } from '../domain/records/grid-terms.ts'
import type { Subject } from './subject-of.ts'

/** As the grid, its files and its choice name them. */
export const BASE_WORDS = {
  rentPerSf: 'Contract rent',
  effectiveOverTerm: 'Effective rent',
  netEffectiveRent: 'Net effective rent',
} as const satisfies Record<GridBase, string>

/** The rent that a comp's adjustments start from, dollars per square foot per month; null where it lacks one. */
export function baseRent(base: GridBase, lease: LeaseFacts, assumed?: AssumedTerms): number | null {
  return base === 'rentPerSf' ? lease.rentPerSf : computedField(base, lease, assumed).figure
}

/** The rent of the subject that may stand beside those of the comps: what is known of it is its contract or asking rent. */
export function subjectRent(base: GridBase, subject: Pick<Subject, 'rentPerSf'> | null): number | null {
  return base === 'rentPerSf' ? (subject?.rentPerSf ?? null) : null
}

/** What a comp without such a rent lacks: `no TI`. */
export function baseMissing(base: GridBase, lease: LeaseFacts, assumed?: AssumedTerms): string {
  return missingWords(base === 'rentPerSf' ? ['rentPerSf'] : computedField(base, lease, assumed).missing)
}

/** `Left out, no net effective rent: 3 Windfern Park: no TI; 4 Telge: no term`. */
export function leftOutWords(base: GridBase, lacking: readonly string[]): string {
  return `Left out, no ${BASE_WORDS[base].toLowerCase()}: ${lacking.join('; ')}`
}
