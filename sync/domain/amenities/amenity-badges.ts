import { type AmenityFacts, isInColumns } from './amenity-facts.ts'
import { craneLabel, dockLabel, isEsfr } from './amenity-labels.ts'
import { hasQualifiers } from './note-claims.ts'
import { type AmenityKind, isMentioned } from './note-mentions.ts'

/**
 * The badges of a card, in order: crane, ESFR sprinklers, 3-phase power, office, dock doors. As the
 * specification has it, any power the notes speak of is shown as 3-phase, unless they say single-phase.
 */
export function cardBadges(facts: AmenityFacts): string[] {
  const { notes } = facts
  const isQualified = notes !== null && hasQualifiers(notes)
  const has = (kind: AmenityKind) =>
    isInColumns(facts, kind) || (notes !== null && isMentioned(notes, kind, isQualified))
  const badges: string[] = []
  if (has('crane')) badges.push(craneLabel(facts))
  if (isEsfr(facts)) badges.push('ESFR sprinklers')
  if (has('power')) badges.push('3-phase power')
  if (has('office')) badges.push('Office')
  if (has('dock')) badges.push(dockLabel(facts))
  return badges
}
