import { isWhitespace } from '../../domain/words/fuzzy.ts'
import { similarityKey } from '../lists/rank-keys.ts'
import { countEdits } from '../matching/edit-blocks.ts'
import { countBits, fillLetterBag, type LetterBag } from '../matching/letter-bag.ts'
import { pageBytes } from '../matching/text-page.ts'
import type { TextQuery } from '../matching/text-query.ts'

/** Lower-cased texts that are in no pool, with what is computed once for them. */
export interface LoweredTexts {
  texts: readonly string[]
  bags: readonly LetterBag[]
  /** The texts joined: what the joined text does not contain, none of them does. */
  joined: string
}

export function loweredTexts(texts: readonly string[]): LoweredTexts {
  const bags = texts.map((text) => {
    const bag = { low: 0, high: 0, uncounted: 0 }
    fillLetterBag(bag, pageBytes(text), 0, text.length)
    return bag
  })
  return { texts, bags, joined: texts.join('') }
}

/** The key of the best of some texts; 0 where none counts. */
export function bestKey({ texts, bags, joined }: LoweredTexts, query: TextQuery): number {
  const { text, oneWord, words, keys } = query
  if (joined.includes(text) && texts.some((one) => one.includes(text))) return keys.substring
  if (!oneWord && words.every((word) => joined.includes(word))) {
    if (texts.some((one) => words.every((word) => beginsWord(one, word)))) return keys.wordPrefix
  }
  let best = 0
  for (let i = 0; i < texts.length; i++) {
    best = Math.max(best, similarity(texts[i] as string, bags[i] as LetterBag, query))
  }
  return best
}

function similarity(
  text: string,
  { low, high }: LetterBag,
  { pattern: { bag }, keys, forwards }: TextQuery,
): number {
  const longer = Math.max(text.length, keys.length)
  const most = longer >> 1
  if (longer - Math.min(text.length, keys.length) > most) return 0
  if (longer - countBits(low & bag.low, high & bag.high) - bag.uncounted > most) return 0
  const edits = countEdits(forwards, text, most)
  return edits > most ? 0 : similarityKey(keys.scale, edits, longer)
}

function beginsWord(text: string, start: string): boolean {
  let at = text.indexOf(start)
  while (at > 0 && !isWhitespace(text.charAt(at - 1))) at = text.indexOf(start, at + 1)
  return at >= 0
}
