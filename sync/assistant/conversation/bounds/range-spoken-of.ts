import type { Range } from '../../../domain/criteria/range.ts'
import { mattersIn } from '../matters.ts'

/** The range that stands which a unit, or the words beside it, are of. */
export function rangeSpokenOf(ranges: readonly Range[], unit: string, text: string): Range | null {
  const fields = fieldsOf(unit)
  const own = ranges.filter(({ field }) => fields.includes(field))
  if (own.length > 0) return own.at(-1) ?? null
  if (fields.length > 0) return null
  const matters = mattersIn(text.replaceAll(BUMPS, ' '))
  const named = ranges.filter(({ field }) => matters.includes(field))
  return named.at(-1) ?? (matters.length === 0 && ranges.length === 1 ? (ranges[0] ?? null) : null)
}

/** "bump the max" speaks of no escalations. */
const BUMPS = /\bbump(?= (?:the|it|that|up|down|both|our|my|his|her|their)\b)/gi

function fieldsOf(unit: string): readonly Range['field'][] {
  if (/^(?:c|¢|dime|nickel|penn)/i.test(unit)) return ['rentPerSf']
  if (/^(?:dollar|buck)/i.test(unit)) return ['rentPerSf', 'tiPerSf']
  if (/^(?:k|th|gr|s)/i.test(unit)) return ['squareFootage']
  if (/^a/i.test(unit)) return ['landSizeAcres']
  if (/^f/i.test(unit)) return ['clearHeight', 'truckCourtFeet']
  if (/^do/i.test(unit)) return ['dockDoors']
  if (/^t/i.test(unit)) return ['craneTons']
  if (/^y/i.test(unit)) return ['yearBuilt', 'leaseTerm']
  if (/^m/i.test(unit)) return ['leaseTerm', 'freeRentMonths']
  return []
}
