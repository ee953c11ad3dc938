import type { Criterion } from '../../criteria/criterion.ts'
import type { Found } from '../vocabulary/reading.ts'
import type { Before, Previous } from './lead-words.ts'
import { phraseFamily } from './phrase-family.ts'

export interface Asked extends Previous {
  criterion: Criterion
}

/** The most places and parties that one question asks for. Further ones stay words, which bounds the work. */
const MOST_OPEN_CRITERIA = 32

/** What a phrase asks for, given what precedes it. Null where that cannot be asked. */
export function askedOf(
  found: Extract<Found, { kind: 'criterion' }>,
  before: Before & { isDenial: boolean },
  previous: Previous | null,
  openCount: number,
): Asked | null {
  const family = phraseFamily(found.criterion)
  const isShared =
    previous?.not === true &&
    (previous.family === family ||
      (before.joined === 'or' && isDeniedToo(found, previous)) ||
      (previous.family === 'unread' && (before.joined === 'or' || previous.isExclusion))) &&
    !before.not &&
    (before.joined === 'or' || (before.joined === 'and' && previous.isExclusion))
  const not = before.not || isShared
  // "no more than 4 docks or 2 grade doors": a figure without a bound of its own is not denied.
  const isOpen = isShared && found.criterion.kind === 'range' && found.negated === null
  const criterion = not && !isOpen ? found.negated : found.criterion
  if (criterion === null) return null
  if (family === 'other' && criterion.kind !== 'range' && openCount >= MOST_OPEN_CRITERIA) return null
  return {
    criterion,
    family,
    not: not || before.isDenial,
    isExclusion: isShared ? previous.isExclusion : before.isExclusion,
    isWaived: false,
  }
}

/**
 * "nothing older than 1990 or over a dollar", "exclude anything over 50k or gross": what is joined by "or" to something
 * denied is denied with it, whatever it is of.
 */
function isDeniedToo(
  { criterion, negated }: { criterion: Criterion; negated: Criterion | null },
  previous: Previous,
) {
  if (criterion.kind === 'range' || criterion.kind === 'date') return negated !== null
  if (previous.isExclusion) return negated !== null
  return criterion.kind === 'amenity' || criterion.kind === 'rail' || isLeaseOrType(criterion)
}

function isLeaseOrType(criterion: Criterion): boolean {
  return criterion.kind === 'word' && (criterion.field === 'leaseType' || criterion.field === 'propertyType')
}
