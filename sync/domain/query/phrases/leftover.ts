import type { ParsedCriterion } from '../../criteria/parsed-query.ts'
import type { Token } from '../words/lexer.ts'

/** Small words that are kept between two words not understood, "port of entry", and are not looked up alone. */
export const SMALL_WORDS = new Set(['of', 'the', 'at', 'to', 'a', 'an', 'on'])
const PARTING_SIGNS = new Set([...',;:|()[]{}!?•'])

/** The words not understood as one text criterion, a span for each run of them; null where there are none. */
export function leftoverText(
  text: string,
  tokens: readonly Token[],
  isLeft: (at: number) => boolean,
): ParsedCriterion | null {
  const spans: { start: number; end: number }[] = []
  const words: string[] = []
  const denied: string[] = []
  for (let i = 0; i < tokens.length; i++) {
    if (!isLeft(i)) continue
    const last = endOfRun(tokens, i, isLeft)
    const start = startWithSign(tokens, i, isLeft)
    const end = endWithSign(tokens, last)
    spans.push({ start, end })
    const run =
      tokens[i]?.kind === 'quoted' ? (tokens[i]?.text ?? '') : text.slice(start, end).replace(/['’]s$/, '')
    ;(isDeniedWords(run) ? denied : words).push(run)
    i = last
  }
  const said = [words.join(' '), ...denied]
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .join(', ')
  const plain = said.replace(ASKED_OF_ADDRESS, '')
  return plain === '' ? null : { criterion: { kind: 'text', text: plain }, spans }
}

/** "who leased 3608 W 34th St": the address is searched, and not what is asked of it. */
const ASKED_OF_ADDRESS =
  /^(?:(?:who|what|when|which|leased|leases|signed|owns|owned|bought|sold|lists|listed|is|was|rents?|tenants?|in|at|of|for) )+(?=\d+ (?:[nsew] )?\w+ \w)/i

/** Words that are told not to be there: "not Hiffman", "without mezzanine". */
export function isDeniedWords(words: string): boolean {
  return DENIES.test(words.trim())
}

/** What a part that is denied begins with, after other words. */
const DENIAL = /^(?:not|never|without|no|neither|excluding|except|avoid|minus|lacking)$/
const DENIES =
  /^(?:but |and |or )?(?:not|no|never|without|w\/o|neither|nor|none|nothing|excluding|exclude|except|avoid|avoiding|minus|skip|lacking|isn['’]t|aren['’]t|doesn['’]t|don['’]t|won['’]t|can['’]t)\b(?=.*\p{L})/iu

/** The last token of the run that begins at a token; a quotation is a run by itself. */
function endOfRun(tokens: readonly Token[], from: number, isLeft: (at: number) => boolean): number {
  let last = from
  if (tokens[from]?.kind === 'quoted') return last
  const isDenied = DENIAL.test(tokens[from]?.text ?? '') || DENIAL.test(tokens[from + 1]?.text ?? '')
  for (let i = from + 1; i < tokens.length; i++) {
    const token = tokens[i] as Token
    const isDenial =
      DENIAL.test(token.text) || (token.text === 'but' && DENIAL.test(tokens[i + 1]?.text ?? ''))
    if (token.kind === 'quoted' || (isLeft(i) && isDenial && !(isDenied && i === from + 1))) return last
    if (isLeft(i)) last = i
    else if (token.kind === 'sign' ? PARTING_SIGNS.has(token.text) : !isSmall(token.text, isDenied))
      return last
  }
  return last
}

/** What is denied keeps the word that binds it: "never with Hiffman". */
function isSmall(word: string, isDenied: boolean): boolean {
  return (
    SMALL_WORDS.has(word) || /^[nsew]$/.test(word) || (isDenied && /^(?:with|by|for|from|any)$/.test(word))
  )
}

/** A dollar sign or a number sign belongs to the number after it. */
function startWithSign(tokens: readonly Token[], at: number, isLeft: (at: number) => boolean): number {
  const token = tokens[at] as Token
  const before = tokens[at - 1]
  const isPrefix = before !== undefined && token.glued && /^[$#@]$/.test(before.text) && !isLeft(at - 1)
  return isPrefix ? before.start : token.start
}

/** So does a percent sign to the number before it. */
function endWithSign(tokens: readonly Token[], at: number): number {
  const token = tokens[at] as Token
  const after = tokens[at + 1]
  return after?.glued === true && /^[%°]$/.test(after.text) ? after.end : token.end
}
