import { isMoney, readAmount } from '../amounts/read-amount.ts'
import { units } from '../amounts/units.ts'
import { nouns } from '../fields/nouns.ts'
import type { Token } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'
import type { Replacement } from '../words/replacement.ts'

const verbs = phraseTable<'max' | 'min'>([
  ['max', 'cap|caps|capping|limit|limits|limiting|max out|maxing out|top out|topping out'],
  ['min', 'floor|flooring|start'],
])
const ARTICLE = /^(?:the|our|their|my|your|his|her|its)$/
const BEHIND_NOUN = /^(?:at|to)$/

/** "cap the rent at 1.10", "limit size to 40k": the noun with its bound, as in "rent max 1.10". */
export function withCappedNouns(said: readonly Token[]): Token[] {
  const tokens = said.flatMap((token, at) => ofMoney(said, token, at))
  for (const [at, first] of tokens.entries()) {
    const verb = verbs.longest(tokens, at)
    // "cap rate at least 6%"
    if (verb === null || nouns.longest(tokens, at) !== null) continue
    const start = ARTICLE.test(tokens[verb.end]?.text ?? '') ? verb.end + 1 : verb.end
    const office = cappedOffice(tokens, at, start, verb.value)
    if (office !== null)
      return [...tokens.slice(0, at), ...office.tokens, ...withCappedNouns(tokens.slice(office.end))]
    const noun = nouns.longest(tokens, start)
    const joint = tokens[noun?.end ?? -1]
    if (noun === null || joint === undefined || !BEHIND_NOUN.test(joint.text)) continue
    const [named, ...others] = tokens.slice(start, noun.end)
    if (named === undefined) continue
    const bound: Token[] = isRangeAt(tokens, noun.end + 1) ? [] : [{ ...joint, text: verb.value }]
    const rest = withCappedNouns(tokens.slice(noun.end + 1))
    return [...tokens.slice(0, at), { ...named, start: first.start }, ...others, ...bound, ...rest]
  }
  return [...tokens]
}

/** "the ceiling is 80 cents", "my cap's 2.1M": of money, while "ceiling of 28 feet" is a height. */
function ofMoney(tokens: readonly Token[], token: Token, at: number): Token[] {
  const before = tokens[at - 1]
  if (before !== undefined && IS_LIMIT.test(before.text) && OF_LIMIT.test(token.text)) {
    return isBoundedAt(tokens, at - 1) ? [] : [token]
  }
  const isLimit = IS_LIMIT.test(token.text) && OF_LIMIT.test(tokens[at + 1]?.text ?? '')
  if (!isLimit || !isBoundedAt(tokens, at) || nouns.longest(tokens, at - 1) !== null) return [token]
  return [{ ...token, text: token.text === 'floor' ? 'min' : 'max' }]
}

const IS_LIMIT = /^(?:ceiling|cap|limit|floor)$/
const OF_LIMIT = /^(?:is|of|at|:|was)$/

/** A ceiling and a floor are of money: "80 cents", "2.1M". */
function isBoundedAt(tokens: readonly Token[], limit: number): boolean {
  const amount = readAmount(tokens, limit + 2)
  const isPlain = /^(?:cap|limit)$/.test(tokens[limit]?.text ?? '')
  return amount !== null && (isPlain || isMoney(amount) || amount.multiplier === MILLION)
}

const MILLION = 1_000_000

/** "cap the office at 4,000": of the space in a building, and no type of one. */
function cappedOffice(
  tokens: readonly Token[],
  at: number,
  start: number,
  bound: string,
): Replacement | null {
  const [verb, office] = [tokens[at], tokens[start]]
  if (verb === undefined || office?.text !== 'office') return null
  const joint = /^(?:space|area|portion)$/.test(tokens[start + 1]?.text ?? '') ? start + 2 : start + 1
  const amount = BEHIND_NOUN.test(tokens[joint]?.text ?? '') ? readAmount(tokens, joint + 1) : null
  if (amount === null) return null
  const figure = tokens.slice(joint + 1, amount.end)
  const end = units.longest(tokens, amount.end)?.end ?? amount.end
  const ofOffice = ['sf', 'of', 'office', 'space'].map((text): Token => ({ ...office, text }))
  return { tokens: [{ ...verb, text: bound }, ...figure, ...ofOffice], end }
}

/** "limit the size to 20-40k": two bounds of their own. */
function isRangeAt(tokens: readonly Token[], at: number): boolean {
  const number = tokens.findIndex(({ kind }, i) => i >= at && kind === 'number')
  const joint =
    tokens[number + 1]?.glued === true && tokens[number + 1]?.kind === 'word' ? number + 2 : number + 1
  return number >= 0 && JOINTS.test(tokens[joint]?.text ?? '') && isAmountAt(tokens, joint + 1)
}

const JOINTS = /^(?:-|to|and)$/

function isAmountAt(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.kind === 'number' || (tokens[at]?.text === '$' && tokens[at + 1]?.kind === 'number')
}
