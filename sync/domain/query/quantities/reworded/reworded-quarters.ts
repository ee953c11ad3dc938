import type { Token } from '../../words/lexer.ts'
import { phraseTable } from '../../words/phrase-table.ts'
import type { Replacement } from '../../words/replacement.ts'

const ordinals = phraseTable<number>([
  [1, 'first|1st'],
  [2, 'second|2nd'],
  [3, 'third|3rd'],
  [4, 'fourth|4th'],
])
const QUARTER = /^(?:quarter|qtr|half)s?$/
const JOINT = /^(?:,|or|and|&|\/)$/

/** "the first or second quarter", "1st, 2nd and 3rd quarters": from the first through the last, where none is between. */
export function quartersReworded(tokens: readonly Token[], at: number): Replacement | null {
  const from = ordinals.longest(tokens, at)
  if (from === null) return null
  let last = { ...from, start: at }
  for (;;) {
    let next = last.end
    while (JOINT.test(tokens[next]?.text ?? '')) next++
    const further = next === last.end ? null : ordinals.longest(tokens, next)
    if (further?.value !== last.value + 1) break
    last = { ...further, start: next }
  }
  const [first, noun] = [tokens[from.end - 1], tokens[last.end]]
  if (last.start === at || first === undefined || noun === undefined || !QUARTER.test(noun.text)) return null
  const said: Token = { ...noun, text: noun.text.replace(/s$/, '') }
  const through: Token = { ...first, kind: 'word', text: 'through', start: first.end, glued: false }
  return {
    tokens: [
      ...tokens.slice(at, from.end),
      { ...said, start: first.end, end: first.end },
      through,
      ...tokens.slice(last.start, last.end),
      said,
    ],
    end: last.end + 1,
  }
}
