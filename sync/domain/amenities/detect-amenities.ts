import { formatCount } from '../format.ts'
import { type AmenityFacts, isInColumns } from './amenity-facts.ts'
import { craneLabel, dockLabel, doorLabel, isEsfr, positive } from './amenity-labels.ts'
import { doorsIn } from './note-figures.ts'
import { electricityIn, officeSfIn, truckCourtFeetIn } from './note-measures.ts'
import { AMENITY_KINDS, type AmenityKind, mentionsOf } from './note-mentions.ts'

/** One line under "Amenities & Features". */
export interface Amenity {
  kind: AmenityKind
  label: string
}

/** What the columns and the notes say a property has, with the figures they state, in the specification's order. */
export function detectAmenities(facts: AmenityFacts): Amenity[] {
  const notes = facts.notes ?? ''
  return AMENITY_KINDS.filter((kind) => isInColumns(facts, kind) || mentionsOf(notes, kind).length > 0).map(
    (kind) => ({ kind, label: labelOf(kind, facts, notes) }),
  )
}

function labelOf(kind: AmenityKind, facts: AmenityFacts, notes: string): string {
  switch (kind) {
    case 'crane':
      return craneLabel(facts)
    case 'sprinkler':
      return isEsfr(facts) ? 'ESFR sprinklers' : 'Sprinkler system'
    case 'power':
      return powerLabel(facts, notes)
    case 'lighting':
      return 'LED warehouse lighting'
    case 'office': {
      const squareFeet = positive(facts.officeSf) ?? officeSfIn(notes)
      return squareFeet === null ? 'Office space' : `${formatCount(squareFeet)} SF office`
    }
    case 'dock':
      return dockLabel(facts)
    case 'grade':
      return doorLabel(positive(facts.gradeDoors) ?? doorsIn(notes, 'grade'), 'grade-level door')
    case 'tiltwall':
      return 'Concrete tiltwall construction'
    case 'yard':
      return 'Outdoor storage yard'
    case 'truckCourt': {
      const feet = positive(facts.truckCourtFeet) ?? truckCourtFeetIn(notes)
      return feet === null ? 'Truck court access' : `${formatCount(feet)} ft truck court`
    }
  }
}

function powerLabel(facts: AmenityFacts, notes: string): string {
  const stated = isInColumns(facts, 'power') ? electricityIn(facts.power ?? '') : electricityIn(notes)
  const amps = stated.amps === null ? '' : `, ${formatCount(Number(stated.amps.replaceAll(',', '')))} A`
  const volts = stated.volts === null ? '' : `, ${stated.volts} V`
  return `3-phase power${amps}${volts}`
}
