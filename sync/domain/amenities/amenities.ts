import { type AmenityFacts, isInColumns } from './amenity-facts.ts'
import { hasQualifiers } from './note-claims.ts'
import { isMentioned } from './note-mentions.ts'

/** What the amenity filter offers, in the order it is shown. */
export const AMENITIES = [
  { id: 'crane', label: 'Crane Ready' },
  { id: 'sprinkler', label: 'Sprinkler System' },
  { id: 'dock', label: 'Dock Doors' },
  { id: 'office', label: 'Office Space' },
  { id: 'yard', label: 'Yard Storage' },
  { id: 'power', label: '3-Phase Power' },
] as const

export type AmenityId = (typeof AMENITIES)[number]['id']
export const AMENITY_IDS = [
  'crane',
  'sprinkler',
  'dock',
  'office',
  'yard',
  'power',
] as const satisfies readonly AmenityId[]

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
