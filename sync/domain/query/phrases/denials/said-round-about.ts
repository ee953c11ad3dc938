import { readCount } from '../../../words/number-words.ts'
import { comparators } from '../../amounts/comparators.ts'
import type { Token } from '../../words/lexer.ts'
import { phraseTable } from '../../words/phrase-table.ts'
import type { Replacement } from '../../words/replacement.ts'
import { anythingIsOut } from './anything-is-out.ts'
import { leftThem } from './left-them.ts'
import { isEnd, signAt, wordAt } from './made-tokens.ts'

const ifs = phraseTable<'if' | 'unless'>([
  ['if', 'if|when|whenever|in case'],
  ['unless', 'unless|except if|except when'],
])
/** What turns a building down outright. */
const refuses = phraseTable([
  [
    true,
    "no deal|no dice|no sale|no lease|no tour|no bueno|no interest|no way|don't bother|do not bother|don't even bother|don't waste my time|don't waste our time|not interested|we walk|i walk|he walks|she walks|they walk|he's out|she's out|they're out|we're out|i'm out|it's dead|it's out|it is out|it's a no|it's a no go|forget it|we pass|they pass|he passes|they'll pass|we'll pass|it's a pass|hard pass|it's a deal killer|it's a deal breaker|they won't look|he won't look|they won't look at it|he won't look at it|don't send it|don't show it|don't call|don't call me",
  ],
])
/** As well behind a condition. */
const turnsDown = phraseTable([
  [
    true,
    "skip|skip it|skip them|pass|pass on it|no thanks|no thank you|no good|it's no good|don't show me|don't want it|don't want them|we don't want it|i don't want it|they don't want it|it won't work|it doesn't work|won't work|doesn't work|toss it|lose it|drop it|leave it out|leave it off|leave them out|don't send|don't show|don't even send it|ignore it|nix it|throw it out|kill it|i don't need it|we don't need it|not for us|not for me|not for him|not for them|don't include it|exclude it|exclude them|skip over it|we're not interested|he's not interested|they're not interested|i'm not interested|it's not for us|keep it off the list",
  ],
])
const things = phraseTable([
  [
    true,
    "it's|it is|its|it|they're|they are|they|there's|there is|there are|that's|that is|he's asking|they're asking|they want|landlord wants|the landlord wants|the building is|the building has|the building|the space is|the space has|the space|building is|space is",
  ],
])
const lacks = phraseTable([
  [
    true,
    "doesn't have|does not have|don't have|do not have|hasn't got|has no|have no|no|isn't|is not|aren't|are not|not|lacks|lack|without|is without|doesn't come with|can't do|won't do|doesn't do",
  ],
])

/** Tokens between "if" and what turns it down. */
const MOST_SAID = 12
/** Tokens of what is missing in "no ESFR, no deal". */
const MOST_MISSING = 5

/**
 * Conditions that turn a building down, as what they ask for: "no ESFR, no deal" asks for ESFR, "if it's over $14 don't
 * bother" for nothing over $14, "leave Delmar out" leaves it out.
 */
export function saidPlainly(tokens: readonly Token[]): readonly Token[] {
  for (const at of tokens.keys()) {
    const plain =
      noMore(tokens, at) ??
      conditionFirst(tokens, at) ??
      refusalFirst(tokens, at) ??
      missing(tokens, at) ??
      leftOut(tokens, at) ??
      notWithout(tokens, at) ??
      anythingIsOut(tokens, at) ??
      leftThem(tokens, at)
    if (plain === null) continue
    const rest = tokens.slice(plain.end)
    return [...tokens.slice(0, at), ...plain.tokens, ...saidPlainly(rest)]
  }
  return tokens
}

/** "no more Hines buildings": what is said of them is denied, and no figure. */
function noMore(tokens: readonly Token[], at: number): Replacement | null {
  const [no, more, next] = tokens.slice(at, at + 3)
  if (no?.text !== 'no' || !/^(?:more|further)$/.test(more?.text ?? '') || next?.kind !== 'word') return null
  const isCompared = tokens
    .slice(at + 2, at + 2 + MOST_COMPARED)
    .some(({ text }) => /^(?:than|then|of|that)$/.test(text))
  return isCompared || readCount(next.text) !== null ? null : { tokens: [no], end: at + 2 }
}

/** Tokens: "no more expensive than". */
const MOST_COMPARED = 3

/** "if it's over 14 bucks don't bother", "unless it has rail, we pass" */
function conditionFirst(tokens: readonly Token[], at: number): Replacement | null {
  const cond = ifs.longest(tokens, at)
  if (cond === null) return null
  for (let i = cond.end + 1; i < tokens.length && i <= cond.end + MOST_SAID; i++) {
    const refusal = refusalAt(tokens, i)
    if (refusal !== null) return turned(tokens, cond, withoutJoint(tokens, i), refusal)
    if (isEnd(tokens[i])) return null
  }
  return null
}

/** "don't bother if it has no docks" */
function refusalFirst(tokens: readonly Token[], at: number): Replacement | null {
  const refusal = refusalAt(tokens, at)
  const cond = refusal === null ? null : ifs.longest(tokens, refusal)
  if (cond === null) return null
  let end = cond.end
  while (end < tokens.length && !isEnd(tokens[end]) && tokens[end]?.text !== ',') end++
  return end === cond.end ? null : turned(tokens, cond, end, end)
}

function refusalAt(tokens: readonly Token[], at: number): number | null {
  const said = refuses.longest(tokens, at) ?? turnsDown.longest(tokens, at)
  const next = tokens[said?.end ?? 0]
  const isWhole = next === undefined || next.kind === 'sign' || ifs.longest(tokens, said?.end ?? 0) !== null
  return said !== null && isWhole ? said.end : null
}

/** What a condition asks for, `last` being the token after it. */
function turned(
  tokens: readonly Token[],
  cond: { value: 'if' | 'unless'; end: number },
  last: number,
  end: number,
): Replacement | null {
  const start = things.longest(tokens, cond.end)?.end ?? cond.end
  const lack = comparators.longest(tokens, start) === null ? lacks.longest(tokens, start) : null
  const said = tokens.slice(lack?.end ?? start, last)
  const [first] = said
  if (first === undefined) return null
  const isWanted = (lack !== null) !== (cond.value === 'unless')
  const comma = signAt(said.at(-1)?.end ?? 0, ',')
  return { tokens: [...(isWanted ? [] : [wordAt(first.start, 'nothing')]), ...said, comma], end }
}

/** "no ESFR no deal" */
function missing(tokens: readonly Token[], at: number): Replacement | null {
  if (!/^(?:no|without)$/.test(tokens[at]?.text ?? '') || comparators.longest(tokens, at) !== null)
    return null
  if (refuses.longest(tokens, at) !== null) return null
  for (let i = at + 2; i < tokens.length && i <= at + MOST_MISSING + 1; i++) {
    const refusal = refuses.longest(tokens, i)
    const next = tokens[refusal?.end ?? 0]
    if (refusal !== null && (next === undefined || next.kind === 'sign')) {
      const said = tokens.slice(at + 1, withoutJoint(tokens, i))
      const isOne = said.length > 0 && said.every(({ kind, text }) => kind !== 'sign' || text === '-')
      return isOne ? { tokens: [...said, signAt(said.at(-1)?.end ?? 0, ',')], end: refusal.end } : null
    }
  }
  return null
}

const LEAVES =
  /^(?:leave|leaving|keep|keeping|take|taking|cut|count|throw|toss|filter|kick|weed|screen|carve|rule|strike|cross)$/
const MOST_LEFT_OUT = 6
const ofWhat = phraseTable([
  [
    true,
    ['', 'of ']
      .flatMap((of) =>
        [
          ...['it', 'this', 'them'],
          ...['the', 'that', 'this', 'my', 'our', 'their'].flatMap((whose) =>
            ['list', 'search', 'mix', 'survey', 'table'].map((what) => `${whose} ${what}`),
          ),
        ].map((what) => of + what),
      )
      .join('|'),
  ],
])

/** "leave the office stuff out" */
function leftOut(tokens: readonly Token[], at: number): Replacement | null {
  const [verb, next] = [tokens[at], tokens[at + 1]]
  if (
    verb === undefined ||
    !LEAVES.test(verb.text) ||
    /^(?:out|off|it|them|that|this|in)$/.test(next?.text ?? '')
  )
    return null
  for (let i = at + 2; i < tokens.length && i <= at + MOST_LEFT_OUT; i++) {
    const token = tokens[i]
    if (token?.kind === 'sign' && !/^[-&.']$/.test(token.text)) return null
    if (token?.text !== 'out' && token?.text !== 'off') continue
    const end = ofWhat.longest(tokens, i + 1)?.end ?? i + 1
    const after = tokens[end]
    const isWhole =
      after === undefined ||
      after.kind === 'sign' ||
      /^(?:and|but|please|pls|they|as|since|because|for)$/.test(after.text)
    if (!isWhole) return null
    const said = tokens.slice(at + 1, i)
    const out = wordAt(verb.end, 'out')
    return { tokens: [{ ...verb, text: 'leave' }, out, ...said, signAt(said.at(-1)?.end ?? 0, ',')], end }
  }
  return null
}

const refusesTo = phraseTable([
  [
    true,
    "won't|will not|wouldn't|would not|can't|cannot|can not|couldn't|could not|never|will never|would never|can never|not going to|isn't going to|aren't going to|refuses to|refuse to|no one will|nobody will|doesn't want to|don't want to",
  ],
])
/** Tokens between: "come to the table". */
const MOST_REFUSED = 5

/** "won't renew without free rent" needs it. */
function notWithout(tokens: readonly Token[], at: number): Replacement | null {
  const no = refusesTo.longest(tokens, at)
  const first = tokens[at]
  if (no === null || first === undefined) return null
  for (let i = no.end; i <= no.end + MOST_REFUSED; i++) {
    const token = tokens[i]
    if (token?.kind !== 'word') return null
    if (token.text === 'without')
      return {
        tokens: [{ ...first, text: 'would' }, ...tokens.slice(no.end, i), { ...token, text: 'needs' }],
        end: i + 1,
      }
  }
  return null
}

function withoutJoint(tokens: readonly Token[], end: number): number {
  let last = end
  while (/^(?:,|-|=|\?|:|then|than|and)$/.test(tokens[last - 1]?.text ?? '')) last--
  return last
}
