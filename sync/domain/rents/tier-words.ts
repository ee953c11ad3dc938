import { formatRange, formatRent, type RentUnit } from '../format.ts'
import { HALF_CENT, RENT_TIERS, type RentTier } from './rent-tier.ts'

/** A tier ends a cent, as shown, below the next one. */
const CENT = { month: 0.01, year: 0.01 / 12 } as const

/** The rents that are shown in a tier, in `unit`: `$0.65 – $0.79`, `$1.25 or more`. A year's begin where rents round up to its first cent a month. */
export function tierWords(tier: RentTier, unit: RentUnit): string {
  const at = RENT_TIERS.findIndex((own) => own.tier === tier)
  const own = RENT_TIERS[at]
  if (own === undefined) return 'No pricing'
  const shift = unit === 'year' ? HALF_CENT : 0
  const next = RENT_TIERS[at - 1]
  return rentBandWords(own.from - shift, next === undefined ? null : next.from - shift, unit)
}

/** Rents from one on and below another, dollars per square foot per month, in `unit`; none or 0, and null, are no bound. */
export function rentBandWords(from: number | null, to: number | null, unit: RentUnit): string {
  if (to === null) return `${formatRent(from, unit)} or more`
  if (from === null || from <= 0) return `Below ${formatRent(to, unit)}`
  return formatRange(formatRent(from, unit), formatRent(to - CENT[unit], unit))
}
