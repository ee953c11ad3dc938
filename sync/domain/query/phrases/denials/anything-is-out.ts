import { exclusions } from '../../vocabulary/waivers.ts'
import type { Token } from '../../words/lexer.ts'
import { phraseTable } from '../../words/phrase-table.ts'
import type { Replacement } from '../../words/replacement.ts'
import { leavesOut, pastJoints } from './left-them.ts'
import { isEnd, signAt, wordAt } from './made-tokens.ts'

const anythings = phraseTable([
  [true, 'anything|any building|any buildings|any property|any deal|any deals|whatever is|everything'],
])

const buildings = phraseTable([
  [true, 'buildings|properties|proposals|sites|facilities|spaces|leases|deals|comps|offers|product'],
])
const notConsidered = phraseTable([
  [
    true,
    [
      'will not be',
      "won't be",
      'cannot be',
      "can't be",
      'are not',
      "aren't",
      'is not',
      "isn't",
      'shall not be',
    ]
      .flatMap((not) =>
        ['considered', 'accepted', 'acceptable', 'entertained', 'reviewed'].map((done) => `${not} ${done}`),
      )
      .concat('need not apply', 'will be rejected', 'are disqualified', 'are unacceptable')
      .join('|'),
  ],
])

const EXCLUDES = /^(?:exclude|excluding|no|not|without|skip|avoid)$/

/** Tokens of what is out. */
const MOST_SAID = 12

/**
 * "anything under 28 clear or built before 1990 is out": nothing of either kind. "anything under 28 clear, skip those":
 * nothing as well.
 */
export function anythingIsOut(tokens: readonly Token[], at: number): Replacement | null {
  const first = tokens[at]
  const kinds = anythings.longest(tokens, at)
  const all = kinds ?? buildings.longest(tokens, at)
  if (all === null || first === undefined) return null
  let isChoice = false
  for (let i = all.end; i < tokens.length && i <= all.end + MOST_SAID; i++) {
    if (isEnd(tokens[i])) return null
    isChoice ||= tokens[i]?.text === 'or'
    const out = exclusions.longest(tokens, i)
    const isAfterAnd = tokens[at - 1]?.text === 'and'
    const refused = notConsidered.longest(tokens, i) ?? (kinds === null ? null : skippedAt(tokens, i))
    if (refused === null && (out === null || kinds === null || !(isChoice || isAfterAnd))) continue
    const end = refused?.end ?? out?.end ?? i
    const comma = signAt(tokens[i - 1]?.end ?? 0, ',')
    // "Exclusions: leases brokered by Hines will not be considered" denies it once.
    if (EXCLUDES.test(tokens[at - 1]?.text ?? ''))
      return { tokens: [...tokens.slice(all.end, i), comma], end }
    const nothing = wordAt(first.start, 'nothing')
    return { tokens: [nothing, ...tokens.slice(all.end, i), comma], end }
  }
  return null
}

/** ", skip those" */
function skippedAt(tokens: readonly Token[], at: number): { end: number } | null {
  const start = pastJoints(tokens, at)
  const out = start === at ? null : leavesOut.longest(tokens, start)
  const end = /^(?:too|also|please)$/.test(tokens[out?.end ?? -1]?.text ?? '')
    ? (out?.end ?? 0) + 1
    : out?.end
  const next = tokens[end ?? -1]
  return end !== undefined && (next === undefined || next.kind === 'sign') ? { end } : null
}
