import type { Reading } from '../vocabulary/reading.ts'
import { isTerm } from '../vocabulary/spelling.ts'
import { glueAt } from '../words/glue.ts'

const AIRPORTS = new Set('iah dfw lax jfk ewr ord mdw bwi phl clt pdx gsw dtla sgv sfv'.split(' '))
/** Names of places that are words of other things as well. */
const WORDLIKE = new Set(
  'alliance apex hobby speedway peninsula tidewater galleria northland triad upstate downriver lambert logan'.split(
    ' ',
  ),
)
const SHORTEST = 5

/** "c&w listings o'hare": a name of a place in small letters that is no word of English and no name of the book. */
export function isNoOtherWord({ tokens, vocabulary }: Reading, at: number): boolean {
  const word = tokens[at]?.text ?? ''
  if (isTerm(word) || glueAt(tokens, at) !== null || vocabulary.isWord(word)) return false
  return AIRPORTS.has(word) || (word.length >= SHORTEST && !WORDLIKE.has(word))
}
