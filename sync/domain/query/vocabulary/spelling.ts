import { memoize } from '../../../memo.ts'
import { comparators, trailingComparators } from '../amounts/comparators.ts'
import { amountWords } from '../amounts/read-amount.ts'
import { rateParts, units } from '../amounts/units.ts'
import { nouns } from '../fields/nouns.ts'
import {
  AMENITY_TERMS,
  COUNTED_TERMS,
  DATED_TERMS,
  KEPT_TERMS,
  LEASE_TERMS,
  RAIL_TERMS,
  ROAD_TERMS,
  SORT_TERMS,
  TYPE_TERMS,
  UNASKABLE_NOUNS,
  UNASKABLE_UNITS,
} from '../fields/terms.ts'
import { choiceNouns } from '../words/choice-words.ts'
import { GLUE_TERMS } from '../words/glue-words.ts'
import { lex, type Token } from '../words/lexer.ts'
import { oneEditIndex } from '../words/one-edit.ts'
import { sureStreetTypes } from '../words/street-types.ts'
import { commonWords } from './common-words.ts'
import {
  dated,
  datedByYear,
  months,
  periods,
  quarters,
  reaches,
  reachesAfter,
  towards,
} from './date-terms.ts'
import { dealKinds } from './deal-kinds.ts'
import { happened, lastVisits, nearDays, weekdays } from './moment-terms.ts'
import { rolesAfter } from './roles-after.ts'
import { exclusions, needs, waivers } from './waivers.ts'

/** Shorter terms are too close to other words. */
const SHORTEST_TERM = 6
/** A word this short must begin as the term does. */
const SHORT = 5
/** Letters: shorter words are never corrected. */
const SHORTEST_SWAPPED = 4

const tables = [TYPE_TERMS, AMENITY_TERMS, COUNTED_TERMS, LEASE_TERMS, SORT_TERMS, GLUE_TERMS]
const lists = [RAIL_TERMS, KEPT_TERMS, ROAD_TERMS, UNASKABLE_NOUNS, UNASKABLE_UNITS, DATED_TERMS]

const terms = new Set([
  ...[...tables.flatMap((table) => table.map(([, phrases]) => phrases)), ...lists].flatMap((phrases) =>
    lex(phrases).map(({ text }) => text),
  ),
  ...[
    dated,
    datedByYear,
    reaches,
    reachesAfter,
    months,
    quarters,
    periods,
    towards,
    happened,
    weekdays,
    nearDays,
    lastVisits,
  ].flatMap(({ words }) => [...words]),
  ...[choiceNouns, comparators, trailingComparators, units, rateParts, nouns, needs, exclusions].flatMap(
    ({ words }) => [...words],
  ),
])
/** What waives a wish is spelled like a term, but names have such words too: "Gotham Works". */
const spelled = new Set([...terms, ...waivers.words, ...rolesAfter.words, ...dealKinds.words, ...amountWords])
const distanceWords = ['mile', 'miles', 'near']
const longTerms = memoize(() => oneEditIndex([...spelled].filter((term) => term.length >= SHORTEST_TERM)))

/** Features that a letter too many makes another word of: "craine". Shorter than others that are corrected. */
const features = memoize(() => {
  const words = [AMENITY_TERMS, LEASE_TERMS].flatMap((table) =>
    table.flatMap(([, phrases]) => lex(phrases).map(({ text }) => text)),
  )
  return oneEditIndex(new Set(words.filter((term) => /^[a-z]{5}$/.test(term) && term !== 'power')))
})

function withoutLetter(word: string): string | undefined {
  if (word.length !== SHORTEST_TERM) return undefined
  return features()
    .near(word)
    .find((term) => term.slice(0, 2) === word.slice(0, 2))
}

/** Whether a lower-cased word is part of a term of the language, or one of its small words. */
export function isTerm(word: string): boolean {
  return terms.has(word)
}

/** Terms with two letters swapped, where that is no other word: "claer", "yrad". */
const swapped = memoize(
  () =>
    new Map(
      [...spelled, ...distanceWords]
        .filter((term) => /^[a-z]{4,5}$/.test(term))
        .flatMap((term) =>
          [1, 2, 3].filter((i) => i + 1 < term.length).map((i) => [swap(term, i), term] as const),
        ),
    ),
)

function swap(term: string, i: number): string {
  return `${term.slice(0, i)}${term.charAt(i + 1)}${term.charAt(i)}${term.slice(i + 2)}`
}

/** Words of their own that a swap would make of a term. */
const OTHER_WORDS = new Set('form trial casual cots dose ether calm trail angel'.split(' '))

function withoutSwap(word: string): string | undefined {
  return OTHER_WORDS.has(word) ? undefined : swapped().get(word)
}

/** What a figure counts or measures, where a letter is missing or wrong: "30 cler", "2 doks". */
const counted = memoize(() => oneEditIndex(COUNTED))
const COUNTED = [
  'clear',
  'dock',
  'docks',
  'door',
  'doors',
  'grade',
  'acres',
  'phase',
  'years',
  'months',
  'miles',
  'drive',
  'crane',
]

function withoutTypo(word: string, before: Token | undefined): string | undefined {
  const isAfterFigure = before?.kind === 'number' || before?.text === "'" || before?.text === 'ft'
  if (!isAfterFigure || commonWords.has(word)) return undefined
  const [only, other] = counted()
    .near(word)
    .filter((term) => term[0] === word[0])
  return other === undefined ? only : undefined
}

/** Corrects words that are one edit from a term, unless they are terms or the book's own words. */
export function correctSpelling(tokens: readonly Token[], isKnown: (word: string) => boolean): Token[] {
  return tokens.map((token, at) => {
    const { kind, text } = token
    // "Bluestem Yard's": of a name that the book has.
    // "6611 Bingle Rd" is the name of a street.
    const isStreet = tokens[at - 1]?.kind === 'number' && sureStreetTypes.longest(tokens, at + 1) !== null
    const isName = isStreet || isKnown(text) || isKnown(text.replace(/['’]s$/, ''))
    if (kind !== 'word' || text.length < SHORTEST_SWAPPED || spelled.has(text) || isName) return token
    const [edited] =
      text.length < SHORT || commonWords.has(text)
        ? []
        : longTerms()
            .near(text)
            .filter((term) => text.length > SHORT || term[0] === text[0])
    const meant =
      edited ??
      withoutSwap(text) ??
      withoutTypo(text, tokens[at - 1]) ??
      (commonWords.has(text) ? undefined : withoutLetter(text))
    return meant === undefined ? token : { ...token, text: meant }
  })
}
