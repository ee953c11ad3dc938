import { nouns } from '../fields/nouns.ts'
import { roles } from '../parties/role-words.ts'
import type { Reading } from '../vocabulary/reading.ts'
import type { Token } from '../words/lexer.ts'
import { isStop, pastJoints } from './clause-ends.ts'
import {
  CORRECTS,
  DOES,
  IS_LABEL,
  IS_TAKEN_BACK,
  SAYS_MORE,
  SETS_SCENE,
  TELLS,
  WISHES,
} from './told-patterns.ts'
import { wishes } from './told-words.ts'

/** The tokens of a clause, `end` not included. */
export interface TokenSpan {
  start: number
  end: number
}

/** A clause that only tells, and whether it sets a scene. */
export interface ToldSpan extends TokenSpan {
  told: 'message' | 'scene'
}

/** Tokens: what is shorter is a greeting or a word between. */
const SENTENCE = 3

/**
 * "We're in 18,000 SF in Stafford now. We'd want 30,000 in Katy.": the clauses of a message that only tell. In a
 * sentence alone these are what stands before a wish, and what is taken back.
 */
export function toldSentences(reading: Reading): ToldSpan[] {
  const { tokens } = reading
  const all = sentencesOf(reading)
  const farewell = farewellOf(tokens, all)
  const sentences = farewell === null ? all : all.filter(({ start }) => start < farewell.start)
  const isMessage = isMessageOf(sentences)
  const signed = farewell === null ? [] : [farewell]
  return sentences
    .flatMap(({ start, end }) => {
      const takenBack = takenBackIn(tokens, start, end)
      const before = takenBack === null ? [] : [{ start, end: takenBack }]
      // Most questions are one sentence that tells nothing, and parting them takes longer.
      if (!isMessage && !TELLS.test(wordsOf(tokens, { start, end }))) return before
      const clauses = clausesOf(tokens, takenBack ?? start, end)
      const told = isMessage
        ? toldOf(tokens, clauses)
        : clauses.filter((_, i) => isToldBeforeWish(tokens, clauses, i))
      return [...before, ...told]
    })
    .concat(signed)
    .map((span) => ({ ...span, told: SETS_SCENE.test(wordsOf(tokens, span)) ? 'scene' : 'message' }))
}

/** "Best, Jane Doe, 2150 Town Square, Sugar Land": who writes, and from where. */
function farewellOf(tokens: readonly Token[], sentences: readonly TokenSpan[]): TokenSpan | null {
  const last = sentences.findIndex(
    ({ start }, i) => i > 0 && FAREWELL.test(`${tokens[start]?.text} ${tokens[start + 1]?.text}`),
  )
  const [start, end] = [sentences[last]?.start, sentences.at(-1)?.end]
  if (last < 0 || start === undefined || end === undefined) return null
  return WISHES.test(wordsOf(tokens, { start, end })) ? null : { start, end }
}

const FAREWELL =
  /^(?:(?:best|thanks|regards|cheers|sincerely|respectfully|thx) [,-]|(?:kind|best|warm) regards|thank you|many thanks)/

/** Sentences and lines. */
export function sentencesOf(reading: Reading): TokenSpan[] {
  return partedBy(reading.tokens, 0, reading.tokens.length, (at) => isStop(reading, at))
}

function isMessageOf(sentences: readonly TokenSpan[]): boolean {
  return sentences.filter(({ start, end }) => end - start >= SENTENCE).length > 1
}

/** Whether it is written as letters are: several sentences, in one of which somebody does something. */
export function isProse({ tokens }: Reading, sentences: readonly TokenSpan[]): boolean {
  return isMessageOf(sentences) && sentences.some((sentence) => DOES.test(wordsOf(tokens, sentence)))
}

/** Parted where somebody or something else begins to be spoken of, and at brackets and colons. */
export function clausesOf(tokens: readonly Token[], start: number, end: number): TokenSpan[] {
  return partedBy(tokens, start, end, (at) => {
    const word = tokens[at]?.text ?? ''
    if (/^[():]$/.test(word)) return true
    if (!/^(?:,|and|but|so|because|since|while|though|although|however|-)$/.test(word)) return false
    if (/^(?:but|however|though|although|while|because)$/.test(word)) return true
    const next = tokens.slice(at + 1, at + 1 + MOST_OF_SUBJECT).map(({ text }) => text)
    return SAYS_MORE.test(next.join(' ')) || wishes.longest(tokens, pastJoints(tokens, at)) !== null
  })
}

/** Tokens: ", and they", ", so this time they". */
const MOST_OF_SUBJECT = 5

function partedBy(
  tokens: readonly Token[],
  start: number,
  end: number,
  isBetween: (at: number) => boolean,
): TokenSpan[] {
  const ends = [...tokens.keys()].slice(start, end).filter(isBetween)
  return [...ends, end]
    .map((last, i) => ({ start: (ends[i - 1] ?? start - 1) + 1, end: last }))
    .filter((clause) => clause.end > clause.start)
}

/** What is in brackets, and what stands behind them, is told with what stands before. */
function toldOf(tokens: readonly Token[], clauses: readonly TokenSpan[]): TokenSpan[] {
  const told: TokenSpan[] = []
  clauses.forEach((clause, i) => {
    const joint = tokens[clause.start - 1]?.text
    const outer = clauses[joint === ')' ? i - 2 : i - 1]
    const isOuterTold = outer !== undefined && told.includes(outer)
    const words = wordsOf(tokens, clause)
    const isOfOuter =
      (joint === '(' && (isOuterTold || ENDS_LEASE.test(words))) || (joint === ')' && isOuterTold)
    const before = outer === undefined || joint !== ':' ? '' : wordsOf(tokens, outer)
    const isLabeled = IS_LABEL.test(before) || (isOuterTold && IS_OURS.test(before))
    if (isLabeled || isOfOuter || isTold(tokens, clause)) told.push(clause)
  })
  return told
}

function isTold(tokens: readonly Token[], clause: TokenSpan): boolean {
  const words = wordsOf(tokens, clause)
  if (CORRECTS.test(words)) return false
  if (TELLS.test(words) || SETS_SCENE.test(words)) return true
  if (WISHES.test(words) || isQuestion(tokens, clause)) return false
  return DOES.test(words) && !namesField(tokens, clause.start)
}

/** "a renewal in our own building: 88,000 SF" */
const IS_OURS =
  /(?:our|own|my|current|existing|present|subject) (?:own )?(?:building|place|space|property|facility|plant|lease)$/

const ENDS_LEASE = /(?:^| )(?:expires|expiring|up|through|thru|lxd|combined|existing)(?: |$)/

/** "they pay 85 cents today, and want 60k" */
function isToldBeforeWish(tokens: readonly Token[], clauses: readonly TokenSpan[], at: number): boolean {
  const clause = clauses[at]
  const isFollowed = clauses.slice(at + 1).some((later) => WISHES.test(wordsOf(tokens, later)))
  return clause !== undefined && isFollowed && TELLS.test(wordsOf(tokens, clause))
}

/** "Rent is under 80 cents", "tenant: Acme": what is said of a field is asked of it. */
function namesField(tokens: readonly Token[], start: number): boolean {
  const at = /^(?:the|its|their|his|her)$/.test(tokens[start]?.text ?? '') ? start + 1 : start
  const field = nouns.longest(tokens, at)?.end ?? roles.longest(tokens, at)?.end
  const end = field ?? (IS_FIELD.test(tokens[at]?.text ?? '') ? at + 1 : at)
  const [last, next] = [tokens[end - 1]?.text ?? '', tokens[end]?.text ?? '']
  return end > at && (SAYS_FIELD.test(last) || SAYS_FIELD.test(next))
}

const SAYS_FIELD = /^(?:is|are|:|=|-|at|between|must|expires?|ends?)$/
const IS_FIELD =
  /^(?:area|areas|location|locations|market|submarket|submarkets|town|city|size|term|type|use|timing|price|lease|building|property)$/

function isQuestion(tokens: readonly Token[], { start, end }: TokenSpan): boolean {
  return tokens[end]?.text === '?' || ASKS.test(tokens[start]?.text ?? '')
}

const ASKS = /^(?:what|what's|which|who|who's|whose|where|how|is|are|do|does|did|can|could|would|any)$/

/** The token after the "but" that takes back what is said before it. */
function takenBackIn(tokens: readonly Token[], start: number, end: number): number | null {
  const match = IS_TAKEN_BACK.exec(wordsOf(tokens, { start, end }))
  if (match === null) return null
  let length = 0
  const behind = tokens.slice(start, end).findIndex(({ text }) => {
    length += text.length + 1
    return length > match.index + match[0].length
  })
  return start + behind
}

function wordsOf(tokens: readonly Token[], { start, end }: TokenSpan): string {
  return tokens
    .slice(start, end)
    .map(({ text }) => text)
    .join(' ')
}
