import type { Property } from '../property.ts'
import type { AmenityKind } from './note-mentions.ts'

/** The fields of a property that can tell of an amenity. */
export const AMENITY_FIELDS = [
  'notes',
  'sprinklers',
  'dockDoors',
  'gradeDoors',
  'craneTons',
  'officeSf',
  'power',
  'truckCourtFeet',
] as const satisfies readonly (keyof Property)[]
export type AmenityFacts = Pick<Property, (typeof AMENITY_FIELDS)[number]>

const ABSENT = /^\s*(?:no(?:ne|t\b.*|n\b.*)?|n\/?a|0|unknown|tb[dc]|unsprinklered|[-–—?]*)\s*$/i
const SINGLE_PHASE = /\b(?:single|one|1)[\s-]{0,2}ph(?:ase)?\b/i
const ESFR = /\besfr\b/i

/** Whether a column of its own says that the amenity is there. A column that is empty or says no leaves it to the notes. */
export function isInColumns(facts: AmenityFacts, kind: AmenityKind): boolean {
  switch (kind) {
    case 'crane':
      return isPositive(facts.craneTons)
    case 'sprinkler':
      return isStated(facts.sprinklers)
    case 'power':
      return isStated(facts.power) && !SINGLE_PHASE.test(facts.power ?? '')
    case 'office':
      return isPositive(facts.officeSf)
    case 'dock':
      return isPositive(facts.dockDoors)
    case 'grade':
      return isPositive(facts.gradeDoors)
    case 'truckCourt':
      return isPositive(facts.truckCourtFeet)
    case 'lighting':
    case 'tiltwall':
    case 'yard':
      return false
  }
}

/** True where the sprinklers column names an early-suppression system. */
export function isEsfrColumn(sprinklers: string | null): boolean {
  return sprinklers !== null && ESFR.test(sprinklers) && !/\b(?:no|not|non)\b/i.test(sprinklers)
}

function isPositive(figure: number | null): boolean {
  return figure !== null && figure > 0
}

function isStated(text: string | null): boolean {
  return text !== null && !ABSENT.test(text)
}
