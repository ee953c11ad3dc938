import type { Criterion } from '../../../domain/criteria/criterion.ts'
import type { Zone } from '../../../domain/criteria/zone.ts'
import { bothTowns } from '../../../domain/query/phrases/place-of-choice.ts'
import type { Vocabulary } from '../../../domain/query/vocabulary/vocabulary.ts'
import { refine } from '../refine.ts'

/** Miles: how far a town goes where it is one of several areas. */
const TOWN_REACH = 8
const SAYS_TOO = /\b(?:too|also|as well|include|including|add|plus|or)\b/i

/**
 * "NW Houston", then "and NE Houston too": either place will do. Null where the places are not of two forms or areas,
 * where one narrows the other, or where nobody knows where one of them is.
 */
export function widenedPlace(
  known: readonly Criterion[],
  asked: readonly Criterion[],
  text: string,
  vocabulary: Pick<Vocabulary, 'placeOf'>,
): Criterion[] | null {
  const [place, second] = asked.filter(isPlace)
  const [before, other] = known.filter(isPlace)
  if (place === undefined || before === undefined || second !== undefined || other !== undefined) return null
  // Two towns are one criterion already.
  if (place.kind === 'word' && before.kind === 'word') return null
  if (before.kind === 'word' && narrows(place, before.anyOf)) return null
  const rest = asked.filter((one) => one !== place)
  const withBoth = (both: Criterion) =>
    refine(
      known.map((one) => (one === before ? both : one)),
      rest,
      'widen',
    )
  const towns = bothTowns(before, place)
  if (towns !== null) return withBoth(towns)
  const [first, next] = [before, place].map((one) => asZone(one, vocabulary))
  if (first === undefined || next === undefined || first === null || next === null) return null
  const isMixed = (first.around === null) !== (next.around === null)
  if (isMixed && !SAYS_TOO.test(text)) return null
  const both: Zone = {
    ...first,
    names: [...new Set([...first.names, ...next.names])],
    circles: [...first.circles, ...next.circles],
    around: next.around ?? first.around,
  }
  return withBoth(both)
}

function isPlace(one: Criterion): one is Extract<Criterion, { kind: 'word' | 'near' | 'zone' }> {
  if (one.kind === 'near') return true
  if (one.kind === 'zone') return !one.not
  return one.kind === 'word' && !one.not && (one.field === 'city' || one.field === 'zip')
}

/** "NE Houston" of Houston */
function narrows(place: Criterion, towns: readonly string[]): boolean {
  return place.kind === 'zone' && place.names.some((name) => towns.some((town) => name.includes(town)))
}

function asZone(one: Criterion, { placeOf }: Pick<Vocabulary, 'placeOf'>): Zone | null {
  if (one.kind === 'zone') return one.circles.length > 0 ? one : null
  if (one.kind === 'near') {
    const { place, latitude, longitude, miles } = one
    const circles = [{ latitude, longitude, miles }]
    return { kind: 'zone', names: [place], circles, around: miles, not: false }
  }
  if (one.kind !== 'word') return null
  const circles = one.anyOf.flatMap((name) => {
    const found = placeOf(name)
    return found === null ? [] : [{ latitude: found.latitude, longitude: found.longitude, miles: TOWN_REACH }]
  })
  if (circles.length < one.anyOf.length) return null
  return { kind: 'zone', names: [...one.anyOf], circles, around: null, not: false }
}
