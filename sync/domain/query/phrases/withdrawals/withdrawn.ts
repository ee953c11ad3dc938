import type { Criterion } from '../../../criteria/criterion.ts'
import { NO_LEAD, type Reading } from '../../vocabulary/reading.ts'
import { phraseTable } from '../../words/phrase-table.ts'
import { isOfPlace } from '../place-of-choice.ts'
import { readPhrase } from '../read-phrase.ts'
import { figureOfFeature } from './forgotten.ts'

const forgets = ['forget', 'forget about', 'scratch', 'scrap', 'disregard', 'never mind', 'nevermind']
const strikes = [
  'drop',
  'lose',
  'skip',
  'remove',
  'ditch',
  'nix',
  'delete',
  'strike',
  'toss',
  'take out',
  'leave out',
  'ignore',
  'cut',
]
const verbs = phraseTable<'forget' | 'strike'>([
  ['forget', forgets.flatMap((verb) => [verb, `${verb} the`]).join('|')],
  ['strike', strikes.flatMap((verb) => [verb, `${verb} the`]).join('|')],
])

interface Phrase {
  criterion: Criterion
}

/**
 * "Katy or Wheeling ... drop Wheeling": what was asked for before is asked for no more, and not excluded. What is told
 * to be forgotten before anything was asked of it asks for nothing. Null where something else is meant.
 */
export function withdrawnAt<T extends Phrase>(
  reading: Reading,
  phrases: readonly T[],
  at: number,
): { phrases: T[]; end: number } | null {
  const verb = verbs.longest(reading.tokens, at)
  if (verb === null) return null
  const found = readPhrase(reading, verb.end, { ...NO_LEAD, isPlace: true })
  if (found?.kind !== 'criterion') return null
  // "a renewal for Wexcombe ... leave Wexcombe's own lease out": who is left out is excluded.
  const isLeftOut = reading.tokens[at]?.text === 'leave' && found.criterion.kind === 'party'
  if (isLeftOut) return null
  const left = phrases.flatMap((phrase) => {
    const criterion = less(phrase.criterion, found.criterion)
    return criterion === null ? [] : [criterion === phrase.criterion ? phrase : { ...phrase, criterion }]
  })
  const isKnown = left.length < phrases.length || left.some((phrase, i) => phrase !== phrases[i])
  const isForgotten =
    verb.value === 'forget' &&
    (isFeature(found.criterion) || (isNamed(found.criterion) && !isOtherPlace(phrases, found.criterion)))
  const isCounted = verb.value === 'strike' && isCountedAfter(reading, found.criterion, found.end)
  return isKnown || isForgotten || isCounted ? { phrases: left, end: found.end } : null
}

/** A place, a type or somebody: of anything else more is said in other ways. */
function isNamed({ kind }: Criterion): boolean {
  return kind === 'word' || kind === 'party' || kind === 'zone' || kind === 'near'
}

/** "Medley or Doral, forget Hialeah": a place beside those that are asked for is excluded. */
function isOtherPlace(phrases: readonly Phrase[], criterion: Criterion): boolean {
  return isOfPlace(criterion) && phrases.some((phrase) => isOfPlace(phrase.criterion))
}

/** "drop the docks, 8 docks": what is counted afterwards is not excluded. */
function isCountedAfter(reading: Reading, criterion: Criterion, end: number): boolean {
  const field = criterion.kind === 'amenity' ? figureOfFeature(criterion) : null
  if (field === null) return false
  return reading.tokens.some((token, at) => {
    const found = at < end || token.kind !== 'number' ? null : readPhrase(reading, at, NO_LEAD)
    return found?.kind === 'criterion' && found.criterion.kind === 'range' && found.criterion.field === field
  })
}

function isFeature({ kind }: Criterion): boolean {
  return kind === 'amenity' || kind === 'rail'
}

/** What is left of a criterion without the values of another; null where nothing is. */
function less(known: Criterion, named: Criterion): Criterion | null {
  if (known.kind === 'word' && named.kind === 'word' && known.field === named.field && !known.not) {
    const anyOf = known.anyOf.filter((value) => !named.anyOf.includes(value))
    return anyOf.length === 0 ? null : anyOf.length === known.anyOf.length ? known : { ...known, anyOf }
  }
  if (known.kind === 'party' && named.kind === 'party' && !known.not)
    return known.field === named.field && known.text === named.text ? null : known
  if (known.kind === 'zone' && named.kind === 'zone' && !known.not)
    return named.names.every((name) => known.names.includes(name)) ? null : known
  if (known.kind === 'amenity' && named.kind === 'amenity' && !known.not)
    return known.amenity === named.amenity ? null : known
  return known.kind === 'rail' && named.kind === 'rail' && !known.not ? null : known
}
