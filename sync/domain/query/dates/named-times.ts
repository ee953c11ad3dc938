import type { Token } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'

/** Times that people count from, by the month they are usually taken to begin with. */
const times = phraseTable([
  [
    'march 2020',
    'covid|covid 19|covid - 19|the pandemic|pandemic|the covid pandemic|covid pandemic|covid hit|the pandemic hit',
  ],
])
const BEFORE = phraseTable([[true, 'pre|pre -|before|prior to']])
const SINCE = phraseTable([[true, 'since|post|post -|after|from']])

/** "since Covid", "pre-pandemic": tokens with the month in the place of its name. */
export function withNamedTimes(tokens: readonly Token[]): Token[] {
  for (const at of tokens.keys()) {
    const since = SINCE.longest(tokens, at)
    const bound = since ?? BEFORE.longest(tokens, at)
    const time = bound === null ? null : times.longest(tokens, bound.end)
    const first = tokens[at]
    const last = tokens[(time?.end ?? 0) - 1]
    if (time === null || first === undefined || last === undefined) continue
    const [month = '', year = ''] = time.value.split(' ')
    const word = { start: first.start, end: last.end, glued: false }
    const said: Token[] = [
      { ...word, kind: 'word', text: since === null ? 'before' : 'since' },
      { ...word, kind: 'word', text: month },
      { ...word, kind: 'number', text: year },
    ]
    return [...tokens.slice(0, at), ...said, ...tokens.slice(time.end)]
  }
  return [...tokens]
}
