import { formatCount } from '../format.ts'
import { type AmenityFacts, isEsfrColumn, isInColumns } from './amenity-facts.ts'
import { craneTonsIn, doorsIn, electricityIn, officeSfIn, truckCourtFeetIn } from './note-figures.ts'
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

/** `10-ton crane`, or `Crane` where no capacity is stated. */
export function craneLabel(facts: AmenityFacts): string {
  const tons = positive(facts.craneTons) ?? craneTonsIn(facts.notes ?? '')
  return tons === null ? 'Crane' : `${tons}-ton crane`
}

/** `7 dock doors`, or `Dock doors` where no count is stated. */
export function dockLabel(facts: AmenityFacts): string {
  return doorLabel(positive(facts.dockDoors) ?? doorsIn(facts.notes ?? '', 'dock'), 'dock door')
}

/** True where the sprinkler system is an early-suppression one. */
export function isEsfr({ sprinklers, notes }: AmenityFacts): boolean {
  if (isEsfrColumn(sprinklers)) return true
  const text = notes ?? ''
  return mentionsOf(text, 'sprinkler').some(({ start, end }) => /esfr/i.test(text.slice(start, end)))
}

function powerLabel(facts: AmenityFacts, notes: string): string {
  const stated = isInColumns(facts, 'power') ? electricityIn(facts.power ?? '') : electricityIn(notes)
  const amps = stated.amps === null ? '' : `, ${formatCount(Number(stated.amps.replaceAll(',', '')))} A`
  const volts = stated.volts === null ? '' : `, ${stated.volts} V`
  return `3-phase power${amps}${volts}`
}

function doorLabel(count: number | null, door: string): string {
  if (count === null) return `${door.charAt(0).toUpperCase()}${door.slice(1)}s`
  return `${formatCount(count)} ${door}${count === 1 ? '' : 's'}`
}

function positive(figure: number | null): number | null {
  return figure !== null && figure > 0 ? figure : null
}
