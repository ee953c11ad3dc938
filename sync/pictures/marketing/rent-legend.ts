import { RENT_TIERS, type RentTier, tierWords } from '../../domain/rent-tier.ts'
import { TIER_COLORS } from '../../domain/tier-colors.ts'

export interface LegendRow {
  readonly tier: RentTier
  readonly fill: string
  /** Rents in $/SF/month: `$0.65 – $0.79`. */
  readonly words: string
}

/** What the pins' colours mean: from the highest rent down, grey last. */
export const RENT_LEGEND: readonly LegendRow[] = [...RENT_TIERS.map(({ tier }) => tier), 0 as const].map(
  (tier) => ({ tier, fill: TIER_COLORS.light[tier].fill, words: tierWords(tier, 'month') }),
)
