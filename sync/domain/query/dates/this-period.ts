import { UNTIL } from '../vocabulary/date-terms.ts'
import type { Token } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'

const BOUNDS = `${UNTIL}|before|prior to|and|to|at|around|towards|toward|near`
const bounds = phraseTable([
  [
    true,
    BOUNDS.split('|')
      .flatMap((bound) =>
        ['the end of the', 'the end of', 'end of the', 'end of'].map((end) => `${bound} ${end}`),
      )
      .join('|'),
  ],
])
const PERIOD = /^(?:year|quarter|month|week)$/

/** "by the end of the year", "before end of month": of this one, where no other is named. */
export function withThisPeriod(tokens: readonly Token[]): Token[] {
  for (const at of tokens.keys()) {
    const bound = bounds.longest(tokens, at)
    const period = tokens[bound?.end ?? -1]
    const next = tokens[(bound?.end ?? 0) + 1]
    if (bound === null || period === undefined || !PERIOD.test(period.text)) continue
    if (next?.kind === 'number' || /^(?:before|after|of|in)$/.test(next?.text ?? '')) continue
    const last = tokens[bound.end - 1]
    const isThe = last?.text === 'the'
    const { start } = isThe ? last : period
    const said: Token = { kind: 'word', text: 'this', start, end: isThe ? last.end : start, glued: false }
    return [
      ...tokens.slice(0, isThe ? bound.end - 1 : bound.end),
      said,
      ...withThisPeriod(tokens.slice(bound.end)),
    ]
  }
  return [...tokens]
}
