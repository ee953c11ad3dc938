import { AMENITY_IDS } from './amenities.ts'
import { type AmenityFacts, isInColumns } from './amenity-facts.ts'
import { hasQualifiers } from './note-claims.ts'
import { isMentioned } from './note-mentions.ts'

/** The offered amenities of a property: bit i is set where it has `AMENITY_IDS[i]`. */
export function amenityBits(facts: AmenityFacts): number {
  const { notes } = facts
  const isQualified = notes !== null && hasQualifiers(notes)
  let bits = 0
  for (const [i, id] of AMENITY_IDS.entries()) {
    if (isInColumns(facts, id) || (notes !== null && isMentioned(notes, id, isQualified))) bits |= 1 << i
  }
  return bits
}
