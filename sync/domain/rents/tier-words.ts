import { formatRange, formatRent, type RentUnit } from '../format.ts'
import { RENT_TIERS, type RentTier } from './rent-tier.ts'

/** A tier ends a cent, as shown, below the next one. */
const CENT = { month: 0.01, year: 0.01 / 12 } as const

/** The rents of a tier, in `unit`: `$0.65 – $0.79`, `$1.25 or more`. */
export function tierWords(tier: RentTier, unit: RentUnit): string {
  const at = RENT_TIERS.findIndex((own) => own.tier === tier)
  const own = RENT_TIERS[at]
  if (own === undefined) return 'No pricing'
  const next = RENT_TIERS[at - 1]
  if (next === undefined) return `${formatRent(own.from, unit)} or more`
  if (own.from === 0) return `Below ${formatRent(next.from, unit)}`
  return formatRange(formatRent(own.from, unit), formatRent(next.from - CENT[unit], unit))
}
