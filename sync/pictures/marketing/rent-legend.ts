import type { RentUnit } from '../../domain/format.ts'
import { RENT_TIERS, type RentTier } from '../../domain/rents/rent-tier.ts'
import { TIER_COLORS } from '../../domain/rents/tier-colors.ts'
import { tierWords } from '../../domain/rents/tier-words.ts'

export interface LegendRow {
  readonly tier: RentTier
  readonly fill: string
  /** `$0.65 – $0.79`. */
  readonly words: string
}

/** What the pins' colors mean: from the highest rent down, gray last. */
export function rentLegend(unit: RentUnit): LegendRow[] {
  const tiers = [...RENT_TIERS.map(({ tier }) => tier), 0 as const]
  return tiers.map((tier) => ({ tier, fill: TIER_COLORS.light[tier].fill, words: tierWords(tier, unit) }))
}
