import { type BoundFigure, boundFigureOf } from '../../criteria/asked-fields.ts'
import { FIGURE_WORDS } from '../fields/figure-words.ts'
import { AMENITY_TERMS, LEASE_TERMS, TYPE_TERMS } from '../fields/terms.ts'
import { HUBS } from '../gazetteer/hubs.ts'
import { SUBMARKETS } from '../gazetteer/submarkets.ts'
import { isTerm } from './spelling.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The words of a question with the last of them written out. */
export interface Completion {
  /** The whole question. */
  words: string
  /** What the last words become: "Pasadena". */
  name: string
  /** What that is: "Town", "Tenant". */
  of: string
}

interface Known {
  name: string
  of: string
  folded: string
}

const SHORTEST = 2
/** Letters: so many must be typed for a word within a name. */
const SHORTEST_WITHIN = 4
const MOST_WORDS = 4
const MOST = 7

/** What the end of a question may become, best first; none where it is a whole word of the language or a whole name. */
export function completionsOf(text: string, vocabulary: Vocabulary): Completion[] {
  const words = [...text.matchAll(/[\p{L}\p{N}&'’.-]+/gu)]
  const last = words.at(-1)
  if (last === undefined || last.index + last[0].length !== text.length) return []
  const { all, whole } = knownIn(vocabulary)
  const starts = words.slice(-MOST_WORDS).map(({ index }) => index)
  const ends = starts.map((start) => ({ start, end: text.slice(start), typed: fold(text.slice(start)) }))
  if (ends.some(({ typed }) => whole.has(typed))) return []
  for (const { start, end, typed } of ends) {
    if (/[,;|]/.test(end) || typed.length < SHORTEST || !/\p{L}/u.test(typed) || isTerm(typed)) continue
    const isPlace = BEFORE_PLACE.test(text.slice(0, start))
    const known = matching(isPlace ? placesFirst(all) : all, typed)
    // Behind "in" or "near" a place is meant where one begins so.
    const isKnownPlace = isPlace && known.length > 0
    const found = [...known, ...(isKnownPlace ? [] : buildings(vocabulary, end, known))].slice(0, MOST)
    if (found.length > 0)
      return found.map(({ name, of }) => ({ words: text.slice(0, start) + name, name, of }))
  }
  return []
}

/** Letters: so many must be typed for the name of a building, of which there are many. */
const SHORTEST_BUILDING = 3

/** Buildings come last: few of them are meant by their names. */
function buildings(
  { namesBeginning }: Vocabulary,
  typed: string,
  known: readonly Known[],
): Pick<Known, 'name' | 'of'>[] {
  if (typed.length < SHORTEST_BUILDING || known.length >= MOST) return []
  const names = namesBeginning?.(typed, MOST - known.length) ?? []
  return names
    .filter((name) => name.toLowerCase() !== typed.toLowerCase())
    .map((name) => ({ name, of: 'Building' }))
}

/** "in ho" is rather a place than a person. */
const BEFORE_PLACE = /\b(?:in|near|around|inside|outside|within|from|of)\s+$/i
const PLACES = ['Town', 'Submarket', 'Area', 'Place']

function placesFirst(known: readonly Known[]): Known[] {
  return known.toSorted((a, b) => Number(PLACES.includes(b.of)) - Number(PLACES.includes(a.of)))
}

/** What is written out by its beginning alone: "in the" is no date. */
const PHRASES = ['Date', 'Order']

/** Names that begin with the letters come first, then those with a later word that does. */
function matching(known: readonly Known[], typed: string): Known[] {
  const begun = known.filter(({ folded }) => folded.startsWith(typed))
  const within =
    typed.length < SHORTEST_WITHIN
      ? []
      : known.filter(({ folded, of }) => !PHRASES.includes(of) && folded.includes(` ${typed}`))
  return [...begun, ...within]
}

interface Names {
  all: readonly Known[]
  whole: ReadonlySet<string>
}

const prepared = new WeakMap<Vocabulary, Names>()

function knownIn(vocabulary: Vocabulary): Names {
  let known = prepared.get(vocabulary)
  if (known === undefined) {
    const all = listed(vocabulary)
    known = { all, whole: new Set(all.map(({ folded }) => folded)) }
    prepared.set(vocabulary, known)
  }
  return known
}

function listed(vocabulary: Vocabulary): Known[] {
  const groups: readonly (readonly [of: string, names: readonly string[]])[] = [
    ['Type', [...vocabulary.propertyTypes.map((type) => type.toLowerCase()), ...firstOf(TYPE_TERMS)]],
    ['Town', vocabulary.cities],
    ['Submarket', vocabulary.named?.submarket ?? []],
    ['Field', [...FIELDS, ...firstOf(AMENITY_TERMS), 'rail served']],
    ['Lease type', firstOf(LEASE_TERMS)],
    ['Date', DATES],
    ['Order', ORDERS],
    ['Landlord', vocabulary.landlordFirms],
    ['Brokerage', vocabulary.brokerFirms],
    ['Broker', vocabulary.brokerNames],
    ['Tenant', vocabulary.tenants],
    ['Buyer', vocabulary.buyers],
    ['Seller', vocabulary.sellers],
    ['Area', placesOf(SUBMARKETS)],
    ['Place', placesOf(HUBS)],
  ]
  const names = new Set<string>()
  return groups.flatMap(([of, group]) =>
    group.flatMap((name) => {
      const folded = fold(name)
      if (folded === '' || names.has(folded)) return []
      names.add(folded)
      return [{ name, of, folded }]
    }),
  )
}

const DATES = ['signed', 'expiring', 'commencing'].flatMap((what) => [
  `${what} this year`,
  `${what} in the ${what === 'signed' ? 'last' : 'next'} 12 months`,
])
const ORDERS = ['cheapest', 'largest', 'smallest', 'newest', 'tallest', 'closest'].map(
  (end) => `${end} first`,
)

/** What each figure is called: by its label where questions say it so. */
const FIELDS = (Object.keys(FIGURE_WORDS) as BoundFigure[]).map((field) => {
  const nouns = FIGURE_WORDS[field].nouns.flatMap(({ phrases }) => phrases.split('|'))
  const label = boundFigureOf(field).label.toLowerCase()
  return nouns.find((noun) => noun === label) ?? nouns.find((noun) => noun.includes(' ')) ?? nouns[0] ?? ''
})

function firstOf(terms: readonly (readonly [string, string])[]): string[] {
  return terms.map(([, phrases]) => phrases.split('|')[0] ?? '')
}

function placesOf(table: string): string[] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split(/[|;]/)[0] ?? '')
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
