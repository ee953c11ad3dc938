import type { Property } from '../../domain/property.ts'
import { rentTier } from '../../domain/rents/rent-tier.ts'
import { TIER_COLORS } from '../../domain/rents/tier-colors.ts'

/** A row's number as its pin on the map, in the color of its rent. */
export function numberedPin(number: number, { rentPerSf }: Pick<Property, 'rentPerSf'>): string {
  const { fill, text } = TIER_COLORS.light[rentTier(rentPerSf)]
  return `<span class="pin" style="background:${fill};color:${text}">${number}</span>`
}
