import { headerWords } from './header-words.ts'
import { type Fit, matchesOf } from './match-header.ts'
import { meaningsOf, spellOut } from './spell-out.ts'
import { VOCABULARY } from './vocabulary.ts'

/** The words of a header as they are understood: in one form, and written out. */
export function understoodWords(header: string): readonly string[] {
  const written = headerWords(header)
  const words = spellOut(written)
  return readOtherwise(header, written, words) ?? inSquareFeet(words) ?? words
}

const SQUARE_FEET: ReadonlySet<string> = new Set(['rsf', 'usf', 'gsf', 'nrsf'])

/** A header of no field that is one where rentable square feet are square feet: `RSF Taken`. */
function inSquareFeet(words: readonly string[]): readonly string[] | null {
  if (!words.some((word) => SQUARE_FEET.has(word)) || matchesOf(words).length > 0) return null
  const plain = words.map((word) => (SQUARE_FEET.has(word) ? 'sf' : word))
  return matchesOf(plain).some(({ fit, isLoose }) => fit !== 'part' && !isLoose) ? plain : null
}

/** Longer texts are no headers of shortened words. */
const MOST_WORDS = 5
/** Words that stand in headers of all fields. */
const SAYS_LITTLE: ReadonlySet<string> = new Set(
  'number percent dollar per sf month year total of the'.split(' '),
)

/**
 * A header of no field that is one of a field where a word is taken to be short for another one: `strt rent`. Another
 * word must tell the field too, and if several fields are possible the header stays as it is.
 */
function readOtherwise(
  header: string,
  written: readonly string[],
  words: readonly string[],
): readonly string[] | null {
  if (words.length < 2 || words.length > MOST_WORDS || matchesOf(words).length > 0) return null
  const isTold = (at: number) =>
    written.some((word, i) => i !== at && VOCABULARY.has(word) && !SAYS_LITTLE.has(word))
  const others = written.flatMap((word, i) =>
    isTold(i) ? meantBy(word, header).map((meant) => spellOut(written.with(i, meant))) : [],
  )
  return onlyOne(others, 'exact') ?? onlyOne(others, 'filled')
}

/** The first of those that are headers of one field; none where they are headers of several. */
function onlyOne(headers: readonly (readonly string[])[], fit: Fit): readonly string[] | null {
  const read = headers.flatMap((words) =>
    matchesOf(words).flatMap((match) =>
      match.fit === fit && !match.isLoose ? [{ words, role: match.role }] : [],
    ),
  )
  return new Set(read.map(({ role }) => role)).size === 1 ? (read[0]?.words ?? null) : null
}

/** `Exp.` is short for two words that headers begin with. */
function meantBy(word: string, header: string): readonly string[] {
  if (word === 'expiration') return /\bexps?\b/i.test(header) ? ['expense'] : []
  return meaningsOf(word)
}
