import { formatPercent } from '../format.ts'
import { fixed } from '../format-decimals.ts'
import type { RentSums } from './effective-rent.ts'
import type { LeaseCosts, LeaseTerms } from './lease-terms.ts'
import type { TermCounted } from './stated-terms.ts'

/** One line of a sum. A `rent` is dollars per square foot per month, `perSf` dollars per square foot in all. */
export interface WorkingLine {
  label: string
  /** Null for a line that only says something. */
  figure: number | null
  unit: 'rent' | 'perSf'
  /** True for what the lines above add up to. */
  isResult?: true
  /** True where the line before was divided by months: a year is twelve times that. */
  isByMonth?: true
}

/** How a figure was worked out, line by line. */
export type Working = readonly WorkingLine[]

export function effectiveWorking(
  terms: LeaseTerms,
  sums: RentSums,
  effective: number,
  termCounted: TermCounted | null,
): Working {
  return [
    ...rentLines(terms, sums, termCounted),
    { label: `Over ${termWords(terms)}`, figure: sums.contract - sums.free, unit: 'perSf', isResult: true },
    byMonth(terms, effective),
  ]
}

interface Net {
  terms: LeaseTerms
  sums: RentSums
  costs: LeaseCosts
  figure: number
  discountPercent: number | undefined
  termCounted: TermCounted | null
}

export function netWorking({ terms, sums, costs, figure, discountPercent, termCounted }: Net): Working {
  const { tiPerSf, commissionPerSf } = costs
  const total = sums.contract - sums.free - tiPerSf - (commissionPerSf ?? 0)
  return [
    ...rentLines(terms, sums, termCounted),
    { label: 'TI allowance', figure: -tiPerSf, unit: 'perSf' },
    commissionPerSf === null
      ? { label: 'Commissions not known, not taken off', figure: null, unit: 'perSf' }
      : { label: 'Commissions', figure: -commissionPerSf, unit: 'perSf' },
    { label: `Over ${termWords(terms)}`, figure: total, unit: 'perSf', isResult: true },
    discountPercent === undefined
      ? byMonth(terms, figure)
      : {
          label: `Level rent worth the same at ${formatPercent(discountPercent)} a year`,
          figure,
          unit: 'rent',
          isResult: true,
        },
  ]
}

export function footingWorking(stated: number, shift: number, rent: number): Working {
  return [
    { label: 'Rent as stated', figure: stated, unit: 'rent' },
    ...(shift === 0 ? [] : [{ label: 'Operating expenses', figure: shift, unit: 'rent' } as const]),
    { label: 'Rent on this footing', figure: rent, unit: 'rent', isResult: true },
  ]
}

function byMonth(terms: LeaseTerms, figure: number): WorkingLine {
  return { label: `Divided by ${termWords(terms)}`, figure, unit: 'rent', isResult: true, isByMonth: true }
}

function rentLines(terms: LeaseTerms, sums: RentSums, termCounted: TermCounted | null): WorkingLine[] {
  const about = termCounted === 'about' ? 'about ' : ''
  const counted = termCounted === null ? '' : ', counted from the dates'
  return [
    { label: 'Rent at the start', figure: terms.faceRent, unit: 'rent' },
    { label: escalationWords(terms), figure: null, unit: 'rent' },
    { label: `Rent of ${about}${termWords(terms)}${counted}`, figure: sums.contract, unit: 'perSf' },
    { label: freeWords(terms), figure: -sums.free, unit: 'perSf' },
  ]
}

function escalationWords({ escalation }: LeaseTerms): string {
  switch (escalation.kind) {
    case 'percent':
      return escalation.percentAYear === 0
        ? 'No escalation'
        : `Rises ${formatPercent(escalation.percentAYear)} a year`
    case 'step':
      return 'Rises by a step a year'
    case 'schedule':
      return 'Rises by a schedule'
  }
}

/** Only months of the lease can be free. */
function freeWords({ months: term, freeRent }: LeaseTerms): string {
  const { fromMonth: from } = freeRent
  const months = Math.min(freeRent.months, term - from + 1)
  if (months <= 0) return 'No free rent'
  if (!Number.isInteger(months)) return `Free rent of ${monthsWords(months)} from month ${from}`
  const last = from + months - 1
  return last === from ? `Free rent in month ${from}` : `Free rent in months ${from} to ${last}`
}

function termWords({ months }: LeaseTerms): string {
  return monthsWords(months)
}

/** `1 month`, `5.5 months`. */
function monthsWords(months: number): string {
  return `${Number(fixed(months, 2))} ${months === 1 ? 'month' : 'months'}`
}
