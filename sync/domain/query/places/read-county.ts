import { isWordlikeTown } from '../gazetteer/wordlike-towns.ts'
import { type KnownCounty, knownPlaces } from '../vocabulary/known-places.ts'
import { type Found, foundCriterion, type Reading } from '../vocabulary/reading.ts'
import { isTerm } from '../vocabulary/spelling.ts'
import { glueAt } from '../words/glue.ts'
import { type PlaceFound, placeFound } from './place-found.ts'
import { zoneOf } from './zone-of.ts'

/** "Harris or Montgomery County", "Chambers and Liberty counties": the word stands once, at the end. */
export function readCounties(reading: Reading, at: number): Found | null {
  const { tokens } = reading
  const names: PlaceFound[] = []
  let end = at
  for (;;) {
    const last = readCounty(reading, end)
    if (last !== null) {
      if (names.length === 0) return ownCounty(reading, last)
      const zones = [...names, last].map((county) => zoneOf(county, county.reach ?? 0, null))
      const circles = zones.flatMap((zone) => zone.circles)
      return foundCriterion(
        { kind: 'zone', names: zones.flatMap((zone) => zone.names), circles, around: null, not: false },
        last.end,
      )
    }
    const name = bareName(reading, end)
    if (name === null || !/^(?:or|and|&|,|\/)$/.test(tokens[name.end]?.text ?? '')) return null
    names.push(name)
    end = name.end + 1
    if (/^(?:or|and)$/.test(tokens[end]?.text ?? '')) end++
  }
}

/** A county that the table lacks and properties of the book state. */
function ownCounty({ vocabulary }: Reading, { name, points, end }: PlaceFound): Found | null {
  const own = points.length > 0 ? null : (vocabulary.countyNamed?.(name) ?? null)
  return own === null
    ? null
    : foundCriterion({ kind: 'word', field: 'county', anyOf: [own], not: false }, end)
}

/** "Kenosha" of "Kenosha or Racine counties": in a list of counties, a name that the table lacks is one too. */
function bareName(reading: Reading, at: number): PlaceFound | null {
  const bare = knownPlaces().countyNames.longest(reading.tokens, at)
  const county = bare === null ? undefined : likeliest(reading, bare.value)
  if (bare !== null && county !== undefined) return placeFound(county, bare.end)
  const isListed = reading.tokens.slice(at, at + MOST_OF_LIST).some(({ text }) => text === 'counties')
  return isListed && isWritten(reading, at) ? unknownCounty(reading, at, 1) : null
}

/** Tokens to the word that ends a list of counties. */
const MOST_OF_LIST = 10

function isWritten({ tokens, text }: Reading, at: number): boolean {
  return /^\p{Lu}/u.test(text.slice(tokens[at]?.start, tokens[at]?.end))
}

/** "Harris County", "Dallas County, TX". */
export function readCounty(reading: Reading, at: number): PlaceFound | null {
  const found = knownPlaces().counties.longest(reading.tokens, at)
  if (found === null) return countyAt(reading, at)
  const comma = reading.tokens[found.end]?.text === ',' ? found.end + 1 : found.end
  const code = reading.vocabulary.states.get(reading.tokens[comma]?.text ?? '')
  const stated = found.value.find(({ state }) => state === code)
  const county = stated ?? likeliest(reading, found.value)
  if (county === undefined) return null
  return placeFound(county, stated === undefined ? found.end : comma + 1)
}

/** "Waukesha County": one that the table lacks keeps its name, and is no town of that name. */
function countyAt(reading: Reading, at: number): PlaceFound | null {
  const { tokens } = reading
  const count = [1, 2].find((words) => /^count(?:y|ies)$/.test(tokens[at + words]?.text ?? ''))
  const found = count === undefined ? null : unknownCounty(reading, at, count)
  return found && { ...found, end: found.end + 1 }
}

function unknownCounty({ tokens, text }: Reading, at: number, count: number): PlaceFound | null {
  const words = tokens.slice(at, at + count)
  const isName = words.every(
    (token, i) =>
      token.kind === 'word' &&
      token.text.length > SHORTEST_WORD &&
      // "as long as it's Harris County"
      !/['’]/.test(token.text) &&
      !isTerm(token.text) &&
      glueAt(tokens, at + i) === null,
  )
  if (!isName) return null
  const name = text.slice(tokens[at]?.start, tokens[at + count - 1]?.end)
  const written = name.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
  return { name: `${written} County`, points: [], reach: 0, end: at + count }
}

const SHORTEST_WORD = 2

/** Letters: a shorter name of a county is many other words. */
const SHORTEST = 6

/** "gwinnett 20-40k": a county by its name alone, where nothing else has that name. */
export function bareCounty(reading: Reading, at: number): PlaceFound | null {
  const word = reading.tokens[at]?.text ?? ''
  const isOther = isTerm(word) || isWordlikeTown(word) || reading.vocabulary.isWord(word)
  if (word.length < SHORTEST || isOther || glueAt(reading.tokens, at) !== null) return null
  const bare = knownPlaces().countyNames.longest(reading.tokens, at)
  const county = bare === null || bare.end > at + 1 ? undefined : likeliest(reading, bare.value)
  return county === undefined ? null : placeFound(county, at + 1)
}

/** Of counties with one name the one in a state of the book. */
function likeliest({ vocabulary }: Reading, counties: readonly KnownCounty[]): KnownCounty | undefined {
  return counties.find(({ state }) => vocabulary.ownStates.has(state)) ?? counties[0]
}
