import type { Criterion } from '../../criteria/criterion.ts'
import type { FieldName } from '../../fields.ts'
import { comparators } from '../amounts/comparators.ts'
import { roles } from '../parties/role-words.ts'
import { months, quarters } from '../vocabulary/date-terms.ts'
import type { Found, Reader } from '../vocabulary/reading.ts'
import type { Token } from '../words/lexer.ts'
import { type StatedNoun, statedNounAt } from './stated-nouns.ts'
import {
  anyOne,
  are,
  articles,
  details,
  done,
  doneOrGiven,
  has,
  known,
  lacks,
  leads,
  notDone,
  ofField,
  unknown,
} from './stated-words.ts'

/**
 * "without a rent", "no tenant listed", "expiration unknown", "with a stated rent": whether a field says anything. What
 * is denied is the field: the place behind it stays asked for.
 */
export const readStated: Reader = ({ tokens }, at) =>
  denied(tokens, at) ?? unknownNoun(tokens, at) ?? nounFirst(tokens, at) ?? had(tokens, at)

/** "without a rent", "with no stated tenant", "no clear height given" */
function denied(tokens: readonly Token[], at: number): Found | null {
  const lack = lacks.longest(tokens, at)
  const cue = lack ?? (tokens[at]?.text === 'no' ? { end: at + 1 } : null)
  if (cue === null || (lack !== null && lack.value !== 'plainly' && isSomebody(tokens[at - 1]))) return null
  // "don't list the rents" tells what to show.
  if (lack?.value === 'said of it' && tokens[at - 1]?.kind !== 'word') return null
  const article = articles.longest(tokens, cue.end)?.end ?? cue.end
  const adjective = known.longest(tokens, article)
  const noun = statedNounAt(tokens, adjective?.end ?? article)
  if (noun === null || (noun.isHad && adjective === null)) return null
  const done = are.longest(tokens, noun.end)?.end ?? noun.end
  const behind = doneOrGiven.longest(tokens, done) ?? inPlace(tokens, noun)
  // "no rent" by itself may say that none is to be paid, or that it does not matter.
  if (lack === null && adjective === null && behind === null) return null
  return foundAt(tokens, noun, true, behind?.end ?? noun.end)
}

/** "no tenant in place" */
function inPlace(tokens: readonly Token[], noun: StatedNoun): { end: number } | null {
  const isThere = tokens[noun.end]?.text === 'in' && tokens[noun.end + 1]?.text === 'place'
  return noun.field === 'tenant' && isThere ? { end: noun.end + 2 } : null
}

/** "unknown tenant", "with an undisclosed sale price" */
function unknownNoun(tokens: readonly Token[], at: number): Found | null {
  const lead = leads.longest(tokens, at)
  const adjective = unknown.longest(tokens, lead?.end ?? at)
  const noun = adjective === null ? null : statedNounAt(tokens, adjective.end)
  return noun === null || noun.isHad ? null : foundAt(tokens, noun, true, noun.end)
}

/** "rent not stated", "whose expiration is unknown", "with the rent TBD", "rent stated" */
function nounFirst(tokens: readonly Token[], at: number): Found | null {
  const lead = leads.longest(tokens, at)
  const noun = statedNounAt(tokens, lead?.end ?? at)
  if (noun === null) return null
  const not = notDone.longest(tokens, noun.end)
  if (not !== null) {
    if (noun.isHad && not.value === 'gone') return null
    if (isAsWritten(tokens, not.end)) return stated(noun.field, true, not.end)
    const isLed = lead !== null || at === 0
    if ((not.value === 'open' || isOfWish(tokens, at)) && !isLed) return null
    return foundAt(tokens, noun, true, not.end)
  }
  const be = are.longest(tokens, noun.end)
  const said = done.longest(tokens, be?.end ?? noun.end)
  // "with office listed by Hines"
  if (said === null || roles.longest(tokens, said.end - 1) !== null) return null
  // "the longest lease term on file"
  const begins = lead !== null || tokens[at - 1] === undefined || tokens[at - 1]?.kind === 'sign'
  // "tenant Hines, stated asking rent over $1"
  const isNoun = statedNounAt(tokens, said.end - 1) !== null
  if (isAsWritten(tokens, said.end) && !isNoun) return stated(noun.field, false, said.end)
  return !noun.isHad && (be !== null || begins) ? foundAt(tokens, noun, false, said.end) : null
}

/** "rent stated": as criteria are put into words, so that whatever follows is no part of it. */
function isAsWritten(tokens: readonly Token[], end: number): boolean {
  return tokens[end - 1]?.text === 'stated'
}

/** "with a stated rent", "that have a tenant" */
function had(tokens: readonly Token[], at: number): Found | null {
  const cue = has.longest(tokens, at)
  if (cue === null) return null
  const article = anyOne.longest(tokens, cue.end)
  const adjective = known.longest(tokens, article?.end ?? cue.end)
  const noun = statedNounAt(tokens, adjective?.end ?? article?.end ?? cue.end)
  if (noun === null || (noun.isHad && adjective === null)) return null
  const isNamed = adjective !== null || article !== null || details.longest(tokens, noun.end) !== null
  if (!isNamed && cue.value !== 'plainly') return null
  if (cue.value !== 'plainly' && isOfDealing(tokens, at, noun)) return null
  return foundAt(tokens, noun, false, noun.end)
}

/** "I have a tenant in Katy", "working with a buyer": of whom somebody deals with, no lease says anything. */
function isOfDealing(tokens: readonly Token[], at: number, { isParty }: StatedNoun): boolean {
  const before = tokens[at - 1]
  if (tokens[at]?.text !== 'with' && isSomebody(before)) return true
  return isParty && (isOfWish(tokens, tokens.length) || DEALS.test(before?.text ?? ''))
}

const DEALS =
  /^(?:working|meeting|dealing|talking|speaking|work|met|meet|spoke|am|i'm|we're|i|we|call|lunch|tour)$/

function isSomebody(token: Token | undefined): boolean {
  return SOMEBODY.test(token?.text ?? '')
}

const SOMEBODY =
  /^(?:i|we|he|she|they|you|i've|we've|clients?|tenants?|users?|buyers?|landlords?|owners?|guys?|customers?|who|company|group|team)$/

function foundAt(
  tokens: readonly Token[],
  { field, isParty }: StatedNoun,
  not: boolean,
  at: number,
): Found | null {
  const end = ofField.longest(tokens, at)?.end ?? at
  if (!isWhole(tokens, end) || (isParty && OF_FIRM.test(tokens[end]?.text ?? ''))) return null
  // "with a rent or a sale price": either would do, which is no criterion.
  const isChoice = !not && tokens[end]?.text === 'or'
  if (isChoice && nounBehind(tokens, end + 1) !== null) return null
  return stated(field, not, end)
}

function stated(field: FieldName, not: boolean, end: number): Found {
  const criterion: Criterion = { kind: 'stated', field, not }
  return { kind: 'criterion', criterion, negated: { ...criterion, not: !not }, end }
}

/** "a broker at CBRE", "a tenant with good credit" */
const OF_FIRM = /^(?:at|with)$/

/** "a tenant", "no tenant", "stated tenant" */
export function nounBehind(tokens: readonly Token[], at: number): StatedNoun | null {
  const no = /^(?:no|without)$/.test(tokens[at]?.text ?? '') ? at + 1 : at
  const article = articles.longest(tokens, no)?.end ?? no
  return statedNounAt(tokens, known.longest(tokens, article)?.end ?? article)
}

/** Whether nothing more is said of the field: "no rent over $1" is of a figure, "no broker fee" of a fee. */
export function isWhole(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]
  if (next === undefined) return true
  if (next.kind === 'sign') return /^[,.;:!?()&/-]$/.test(next.text) && tokens[at + 1]?.kind !== 'number'
  if (EITHER.test(next.text)) {
    const noun = nounBehind(tokens, at + 1)
    return !isFigure(tokens, noun?.end ?? at + 1)
  }
  if (LINKS.test(next.text)) {
    let behind = at
    while (LINKS.test(tokens[behind]?.text ?? '')) behind++
    return !isFigure(tokens, behind)
  }
  if (JOINS.test(next.text)) return true
  return PLACES.test(next.text) && !isOfFigure(tokens, at + 1)
}

/** "no rent or price over $1": the figure is of both. */
const EITHER = /^(?:or|nor)$/
/** "a rent that is not above 90 cents": of the same figure, where one follows. */
const LINKS = /^(?:that|which|is|are|be|should|must|no|not|has|have)$/
const JOINS = /^(?:and|but|who|whose|where|with|without|please|pls|so|then|also|plus|though|sorted|built)$/
const PLACES = /^(?:in|near|around|at|on|along|within|inside|outside|throughout|across|off)$/

/** "around 90 cents", "in the high 80s", "in March", "on a NNN basis" */
function isOfFigure(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]
  const after = next?.text === 'the' ? tokens[at + 1] : undefined
  if (after !== undefined) return after.kind === 'number' || OF_TIME.test(after.text)
  const isDay = months.longest(tokens, at) !== null || quarters.longest(tokens, at) !== null
  return isDay || isFigure(tokens, at) || OF_FIGURE.test(next?.text ?? '')
}

/** "or over $1", "and 50k" */
function isFigure(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]
  const isBound = comparators.longest(tokens, at) !== null && !PLACES.test(next?.text ?? '')
  return next?.kind === 'number' || next?.text === '$' || isBound
}

/** "in the high 70s", "in the next year", "in the range of $1" */
const OF_TIME =
  /^(?:high|low|mid|upper|lower|next|past|last|coming|first|second|third|fourth|spring|summer|fall|winter|range|neighborhood|ballpark|order|same|late|early|\d.*)$/
const OF_FIGURE =
  /^(?:mind|an?|this|next|last|line|excess|spring|summer|fall|autumn|winter|place|least|most)$/

/** "client needs 50k in Katy, rent unknown": of what somebody is looking for nothing is stated. */
function isOfWish(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(0, at).some(({ text }) => WISHES.test(text))
}

const WISHES =
  /^(?:needs?|needed|needing|clients?|wants?|wanting|looking|looks|requires?|requirements?|prefers?|budget|seeking|searching)$/
