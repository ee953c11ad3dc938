import type { Token } from '../../words/lexer.ts'
import { phraseTable } from '../../words/phrase-table.ts'
import { isEnd } from './made-tokens.ts'

const sides = ['side', 'end', 'sides'].flatMap((side) => [`either ${side}`, `any ${side}`, `both ${side}`])
const deals = ['the listing', 'the deal', 'the lease', 'the sale', 'it', 'them', 'the sign', 'listing']
const absent = phraseTable([
  [
    true,
    [...sides, ...deals]
      .flatMap((side) => ['not', "isn't", "wasn't", "aren't", "weren't"].map((not) => `${not} on ${side}`))
      .concat('on neither side', 'on neither end')
      .join('|'),
  ],
])
const LEADS = /^(?:with|where|that|which|having|has|have|when)$/
/** Tokens of the names before it. */
const MOST_NAMED = 8

/** "with CBRE not on either side", "where JLL wasn't on the listing": without them. */
export function withoutAbsent(tokens: readonly Token[]): readonly Token[] {
  for (const at of tokens.keys()) {
    const said = absent.longest(tokens, at)
    if (said === null) continue
    const before = tokens.slice(Math.max(at - MOST_NAMED, 0), at)
    const lead = before.findLastIndex((token) => LEADS.test(token.text) || isEnd(token) || token.text === ',')
    const isWhole = before.length < MOST_NAMED
    if (at === 0 || (lead < 0 && !isWhole)) continue
    const start = at - before.length + lead + 1
    const named = tokens.slice(start, at)
    const isLed = LEADS.test(before[lead]?.text ?? '')
    const [first] = named
    if (first === undefined) continue
    const not: Token = {
      ...(tokens[at] as Token),
      text: 'not',
      start: first.start,
      end: first.start,
      glued: false,
    }
    return [
      ...tokens.slice(0, isLed ? start - 1 : start),
      not,
      ...named,
      ...withoutAbsent(tokens.slice(said.end)),
    ]
  }
  return tokens
}
