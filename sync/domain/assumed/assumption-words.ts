import type { AssumedTerm, Assumption } from '../economics/assumptions.ts'
import { unitOf } from '../fields/figure-units.ts'
import type { RentUnit } from '../format.ts'
import { listed } from '../words/listed.ts'
import { ASSUMED_LIMITS } from './assumed-limits.ts'

/** What each is called where it is set, and what follows its figure where it is told of. */
export const ASSUMED_NAMES = {
  discountPercent: { label: 'Discount rate', after: 'discount' },
  commissionPerSf: { label: 'Commissions', after: 'commissions' },
  opexPerSf: { label: 'Operating expenses', after: 'operating expenses' },
  modifiedGrossPercent: {
    label: 'Expenses the landlord bears under MG',
    after: 'of MG expenses borne by the landlord',
  },
} as const satisfies Record<AssumedTerm, { label: string; after: string }>

/** `8% discount`, `$6.00/SF commissions`. */
export function assumedWords(
  { term, value }: Pick<Assumption, 'term' | 'value'>,
  unit: RentUnit = 'month',
): string {
  const { bound, after, beside } = unitOf(ASSUMED_LIMITS[term].unit)
  return `${bound(value, unit)}${after(value, unit) || (beside?.(unit) ?? '')} ${ASSUMED_NAMES[term].after}`
}

/** The figure of such words alone: `8%`. */
export function figureInWords(term: AssumedTerm, words: string): string {
  const after = ` ${ASSUMED_NAMES[term].after}`
  return words.endsWith(after) ? words.slice(0, -after.length) : words
}

/** `assumes 8% discount and $6.00/SF commissions, set by Maria Chen`; empty where nothing is assumed. */
export function assumesWords(assumptions: readonly Assumption[], unit: RentUnit = 'month'): string {
  const authors = [...new Set(assumptions.map(({ setBy }) => setBy))]
  const parts = authors.map((author) => {
    const own = assumptions.filter(({ setBy }) => setBy === author).map((one) => assumedWords(one, unit))
    const set = author === '' ? '' : `, set by ${author}`
    return `${listed(own)}${set}`
  })
  return parts.length === 0 ? '' : `assumes ${parts.join('; ')}`
}
