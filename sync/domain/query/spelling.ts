import { GLUE_TERMS } from './glue-words.ts'
import { lex, type Token } from './lexer.ts'
import { oneEditIndex } from './one-edit.ts'
import {
  AMENITY_TERMS,
  COUNTED_TERMS,
  KEPT_TERMS,
  LEASE_TERMS,
  ROAD_TERMS,
  SORT_TERMS,
  TYPE_TERMS,
} from './terms.ts'

/** Shorter words are too close to other words to be set right. */
const SHORTEST_MISSPELT = 6

const tables = [TYPE_TERMS, AMENITY_TERMS, COUNTED_TERMS, LEASE_TERMS, SORT_TERMS, GLUE_TERMS]
/** Terms for figures that only stand beside one. */
const FIGURE_TERMS =
  'square|height|ceiling|trailer|stalls|positions|constructed|construction|monthly|annual|annually|yearly|minimum|maximum|between|greater|larger|bigger|smaller|cheaper|footage|acreage'

const terms = new Set(
  [
    ...tables.flatMap((table) => table.map(([, phrases]) => phrases)),
    KEPT_TERMS,
    ROAD_TERMS,
    FIGURE_TERMS,
  ].flatMap((phrases) => lex(phrases).map(({ text }) => text)),
)
const near = oneEditIndex([...terms].filter((term) => term.length >= SHORTEST_MISSPELT))

/** Sets right the words that are one edit from a term, unless they are terms or the book's own words. */
export function correctSpelling(tokens: readonly Token[], isKnown: (word: string) => boolean): Token[] {
  return tokens.map((token) => {
    const { kind, text } = token
    if (kind !== 'word' || text.length < SHORTEST_MISSPELT || terms.has(text) || isKnown(text)) return token
    const [meant] = near.near(text)
    return meant === undefined ? token : { ...token, text: meant }
  })
}
