import { readCount } from '../../../words/number-words.ts'
import type { Token } from '../../words/lexer.ts'
import { phraseTable } from '../../words/phrase-table.ts'

const FINE = ['fine', 'ok', 'okay', 'good', 'great', 'acceptable', 'enough', 'alright', 'all right']
/** What says that a figure will do: it waives nothing where its bound follows. */
const suffices = phraseTable([
  [
    true,
    ['is', 'are', "'s", 'would be', 'will be', 'should be']
      .flatMap((be) => FINE.map((fine) => `${be} ${fine}`))
      .concat('works', 'work', 'will work', 'would work', 'will do', 'would do', ...FINE)
      .join('|'),
  ],
])
const JOINS = /^(?:,|;|-|but|and|&)$/
const DENIES = /^(?:nothing|no|not|none|never)$/
const bounds = phraseTable<'minimum' | 'maximum'>([
  [
    'minimum',
    'lower|less|smaller|shorter|fewer|older|tighter|under|below|under that|below that|under it|below it',
  ],
  [
    'maximum',
    'higher|more|bigger|larger|taller|longer|newer|pricier|over|above|over that|above that|over it|above it',
  ],
])
/** What may stand behind it: in "no more than 5" and "no more docks" it speaks of something else. */
const ENDS = /^(?:and|but|in|near|with|plus|for|please|thanks|either)$/
/** Tokens between a figure and what denies more or less of it: "50k sf of warehouse, nothing bigger". */
const FARTHEST = 7

/** "24 clear is fine but nothing lower", "50k sf, no bigger": the figure with its bound, as in "24 clear minimum". */
export function withNoFurther(tokens: readonly Token[]): readonly Token[] {
  for (const [at, token] of tokens.entries()) {
    if (!DENIES.test(token.text)) continue
    const bound = bounds.longest(tokens, at + 1)
    const next = tokens[bound?.end ?? 0]
    if (bound === null || (next?.kind === 'word' ? !ENDS.test(next.text) : next?.kind === 'number')) continue
    const start = startOfDenial(tokens, at)
    const number = tokens.findLastIndex(
      ({ kind, text }, i) => i < start && (kind === 'number' || readCount(text) !== null),
    )
    const isNear = number >= 0 && start - number <= FARTHEST
    if (!isNear || tokens.slice(number + 1, start).some(({ text }) => /^[,;.]$/.test(text))) continue
    const last = tokens[bound.end - 1] ?? token
    const word: Token = { ...token, text: bound.value, start: tokens[start]?.start ?? 0, end: last.end }
    return [...tokens.slice(0, start), { ...word, glued: false }, ...withNoFurther(tokens.slice(bound.end))]
  }
  return tokens
}

/** Where "is fine, but nothing lower" begins. */
function startOfDenial(tokens: readonly Token[], at: number): number {
  let start = at
  while (JOINS.test(tokens[start - 1]?.text ?? '')) start--
  for (let first = start - LONGEST; first < start; first++) {
    if (first > 0 && suffices.longest(tokens, first)?.end === start) return first
  }
  return start
}

/** Words of the longest phrase that says a figure will do. */
const LONGEST = 4
