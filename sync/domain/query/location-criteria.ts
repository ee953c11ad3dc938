import type { WordField } from '../criteria/asked-fields.ts'
import type { Criterion } from '../criteria/criterion.ts'
import { parseQuery } from './query-language.ts'
import type { Vocabulary } from './vocabulary/vocabulary.ts'

/**
 * The criteria of a filter's location. With a radius: within so many miles of a town or a ZIP code. Without: in the
 * town, ZIP code or state, in any form a query can have ("Houston or Katy, TX"); otherwise in any town whose name
 * contains the words. An unknown place becomes a town in which nothing is found.
 */
export function locationCriteria(
  location: string,
  radius: number | undefined,
  vocabulary: Vocabulary,
): Criterion[] {
  const words = location.trim()
  if (words === '') return []
  const places = knownPlaces(words, vocabulary)
  const [only, ...others] = places.flatMap((place) =>
    place.kind === 'word' && place.field !== 'state' ? place.anyOf : [],
  )
  const center = radius !== undefined && others.length === 0 ? vocabulary.placeOf(only ?? words) : null
  if (radius !== undefined && center !== null) {
    const { name, latitude, longitude } = center
    return [{ kind: 'near', place: name, latitude, longitude, miles: radius }]
  }
  if (places.length > 0) return places
  const part = words.toLowerCase()
  const towns = vocabulary.cities.filter((city) => city.toLowerCase().includes(part))
  return [word('city', towns.length > 0 ? towns : [words])]
}

function knownPlaces(words: string, vocabulary: Vocabulary): Criterion[] {
  const town = sameAs(words, vocabulary.cities)
  if (town !== undefined) return [word('city', [town])]
  const zip = sameAs(words, vocabulary.zips)
  if (zip !== undefined) return [word('zip', [zip])]
  const state = sameAs(words, vocabulary.states)
  if (state !== undefined) return [word('state', [state])]
  const { criteria } = parseQuery(words, vocabulary)
  const asked = criteria.map(({ criterion }) => criterion)
  return asked.every(isPlace) ? asked : []
}

function isPlace(criterion: Criterion): boolean {
  if (criterion.kind === 'near') return true
  return criterion.kind === 'word' && !criterion.not && ['city', 'state', 'zip'].includes(criterion.field)
}

function sameAs(words: string, values: readonly string[]): string | undefined {
  const wanted = words.toLowerCase()
  return values.find((value) => value.toLowerCase() === wanted)
}

function word(field: WordField, anyOf: string[]): Criterion {
  return { kind: 'word', field, anyOf, not: false }
}
