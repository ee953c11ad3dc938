import type { WordField } from '../../criteria/asked-fields.ts'
import { type Lead, NO_LEAD } from '../vocabulary/reading.ts'
import type { Glue } from '../words/glue-words.ts'

/** What was gathered from the small words before a phrase. */
export interface Before extends Lead {
  /** The token where the words that go with the phrase begin, or -1. */
  start: number
  not: boolean
  isExclusion: boolean
  /** Denied by "outside", which only a place can be; with `isWaived`, by "don't bother with". */
  isOutside: boolean
  /** It is said not to be needed. */
  isWaived: boolean
  /** How it is joined to the phrase before. */
  joined: 'or' | 'and' | null
}

/** A phrase already read, and how it was denied. */
export interface Previous {
  /** `unread`: words that nothing is known of. */
  family: WordField | 'amenity' | 'zone' | 'other' | 'unread'
  not: boolean
  isExclusion: boolean
  isWaived: boolean
}

/** What is known at words without a lead. `previous` is the criterion that was just read. */
export function nothingBefore(previous: Previous | null): Before {
  return {
    ...NO_LEAD,
    isAfterCity: previous?.family === 'city',
    isAfterState: previous?.family === 'state',
    start: -1,
    not: false,
    isExclusion: false,
    isOutside: false,
    isWaived: false,
    joined: null,
  }
}

function isOfDeniedTypes(previous: Previous | null, { start }: Before): boolean {
  return previous?.family === 'propertyType' && previous.not && start < 0
}

/** What is known before a phrase after one more small word has been read. */
export function withGlue(before: Before, glue: Glue, at: number, previous: Previous | null): Before {
  const bound = {
    ...before,
    start: before.start < 0 ? at : before.start,
    isAfterCity: false,
    isAfterState: false,
  }
  const isList = previous?.family === 'amenity'
  const isChoice = isList || previous?.family === 'leaseType'
  switch (glue.kind) {
    case 'binder':
      return bound
    case 'with':
      return {
        ...bound,
        isFeature: true,
        joined: staysJoined(before, previous, isChoice) ? before.joined : null,
      }
    case 'where':
      return { ...bound, isPlace: true }
    case 'or':
      return {
        ...bound,
        isFeature: before.isFeature || isList,
        isOtherType: previous?.family === 'propertyType',
        joined: before.start < 0 ? 'or' : before.joined,
      }
    case 'and':
      return {
        ...bound,
        isFeature: before.isFeature || isList,
        isOtherType: previous?.family === 'propertyType' && previous.isExclusion,
        joined: before.start < 0 ? 'and' : before.joined,
      }
    case 'not':
      // "except those without docks": they have them.
      if (glue.isLack && before.not)
        return { ...bound, not: false, isExclusion: false, isFeature: true, joined: null }
      return {
        ...bound,
        not: true,
        isExclusion: glue.isExclusion,
        // "neither flex nor office": a further type.
        isOtherThan: glue.isOtherThan === true,
        isOtherType: isOfDeniedTypes(previous, before),
        isFeature: true,
        joined: null,
      }
    case 'waived':
      return {
        ...bound,
        isWaived: true,
        isOutside: glue.isOfKinds === true,
        isExclusion: glue.isOfKinds === true,
        isFeature: true,
        joined: null,
      }
    case 'outside':
      // "nothing outside Katy"
      if (before.not) return { ...bound, not: false, isExclusion: false, isPlace: true, joined: null }
      return { ...bound, not: true, isExclusion: true, isOutside: true, isPlace: true, joined: null }
    case 'cue':
    case 'noise':
      // A negation stays in force: "no buildings in Katy".
      if (before.not || before.isWaived) return before
      return before.joined === 'or' ? { ...nothingBefore(null), joined: 'or' } : nothingBefore(null)
    case 'joint':
      return before
    case 'comma':
      return {
        ...nothingBefore(null),
        isFeature: isList,
        isAfterCity: before.isAfterCity,
        isAfterState: before.isAfterState,
      }
    case 'stop':
      return nothingBefore(null)
  }
}

/** "docks or with rail", "nothing under 30 clear or with fewer than 12 docks": what is had belongs to the list. */
function staysJoined({ joined }: Before, previous: Previous | null, isChoice: boolean): boolean {
  if (isChoice) return previous?.not !== true
  return joined === 'or' && previous?.not === true && previous.family === 'other'
}
