/**
 * The specification's color tiers of a rent, dollars per square foot per month: tier 8 from $1.25,
 * tier 1 below $0.35, tier 0 where there is no pricing.
 */
export const RENT_TIERS = [
  { tier: 8, from: 1.25 },
  { tier: 7, from: 1.1 },
  { tier: 6, from: 0.95 },
  { tier: 5, from: 0.8 },
  { tier: 4, from: 0.65 },
  { tier: 3, from: 0.5 },
  { tier: 2, from: 0.35 },
  { tier: 1, from: 0 },
] as const
/** Where each tier but the lowest begins, from the lowest up. */
export const TIERS_FROM: readonly number[] = RENT_TIERS.flatMap(({ from }) =>
  from === 0 ? [] : [from],
).reverse()
export type RentTier = (typeof RENT_TIERS)[number]['tier'] | 0

/** Dollars per square foot per month. */
export const HALF_CENT = 0.005
/** A rent may be off its decimal by the last binary digits. */
const ROUNDING = 1e-9

/** Of a rent in dollars per square foot per month, as it is shown: $0.646 is that of $0.65. 0 without one. */
export function rentTier(rentPerSf: number | null): RentTier {
  if (rentPerSf === null) return 0
  return RENT_TIERS.find(({ from }) => rentPerSf >= from - HALF_CENT - ROUNDING)?.tier ?? 1
}
