import type { Ask, AskRead } from '../../../../sync/assistant/analysis/ask.ts'
import { figureAsked, measureAsked } from '../../../../sync/assistant/analysis/asks/figure-asked.ts'
import { readSuperlative } from '../../../../sync/assistant/analysis/asks/superlative.ts'
import { timeAlone } from '../../../../sync/assistant/analysis/asks/time-alone.ts'
import { goesOn } from '../../../../sync/assistant/conversation/goes-on.ts'
import { indexOfRow, rowsMeant } from '../../../../sync/assistant/conversation/rows-meant.ts'
import { EVERY_ROW, type RowSet, slotsOf } from '../../../../sync/assistant/row-set.ts'
import { propertyAt } from '../../../../sync/book/property-at.ts'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { isSameCriterion } from '../../../../sync/domain/criteria/is-same-criterion.ts'
import { orderBy } from '../../tools/asked-set.ts'
import { type ReadWords, readWords } from '../../tools/read-words.ts'
import type { BookToday } from '../../tools/tool-context.ts'
import { askChanges } from '../answers/ask-changes.ts'
import { changesLine } from '../answers/changed-words.ts'
import { followUp } from '../follow-up.ts'
import { askOf, changeOf, lastAsk, unreadIn } from '../last-ask.ts'
import type { Plan } from '../plan.ts'
import { withoutCount } from '../questions/in-total.ts'
import { inPlaceTalkedOf } from '../questions/read-in-place.ts'
import { wordsLeft } from '../questions/words-left.ts'

/** "sort by rent, highest first" orders a list, and asks for no highest rent. */
const SORTS =
  /^(?:(?:and|now|ok(?:ay)?|then|please|can you|just)[, ]+)*(?:sort|order|arrange)(?: (?:it|them|these|those|this|everything))? by\b/i
const ALL = /\b(?:all|overall|everything|entire|whole|across the (?:book|board)|in the book)\b/i

/** A question for a figure over a set. Null where it asks for properties. `earlier` are the questions before it. */
export function planAnalysis(
  at: BookToday,
  text: string,
  known: RowSet | null,
  earlier: readonly string[] = [],
): Plan | null {
  const sinceThen = planChanges(at, text)
  if (sinceThen !== null) return sinceThen
  const last = known === null ? null : lastAsk(at, earlier, known)
  const own = askOf(at, withoutCount(last, likeKnown(at, text, known, earlier)))
  const changed = changeOf(at, last, own, text)
  const asked: AskRead | null = changed ?? own
  if (asked === null) return null
  const { ask, within = [] } = asked
  if (known !== null && changed === null && ask.kind === 'statistic' && SORTS.test(text)) return null
  // "2024 instead" of deals by when they expire: the days are of what was dated before.
  const isOfTime = last !== null && changed !== null && timeAlone(last, text) !== null
  const rest = isOfTime && known?.criteria.some(({ kind }) => kind === 'date') ? text : asked.rest
  const isOfSides = last?.kind === 'compare' && changed !== null && rest === ''
  const plain = readWords(at, rest)
  const placed = changed === null || known === null ? plain : inPlaceTalkedOf(at, known, plain, rest)
  const read = isOfSides ? leftOver(at, text) : placed
  const criteria = [...within, ...read.criteria]
  if (changed !== null && rest !== '' && criteria.length === 0) return null
  // "the average rent of the 10 cheapest" is of these alone.
  const isOfSome = ask.kind !== 'rank' && read.limit !== null
  if (!isOfSome && changed === null && isToldElsewhere(ask, text)) return null
  const goes =
    known !== null &&
    (changed !== null || (criteria.length === 0 ? !ALL.test(text) : goesOn(rest, criteria, known.criteria)))
  const isAlone = changed?.within !== undefined
  const stands = ask.kind === 'inputs' || ask.kind === 'similar' || ask.kind === 'compare'
  // "what is the average rent" after a count says all that it asks.
  const isOwn = own !== null && own.rest === '' && JSON.stringify(own.ask) === JSON.stringify(changed?.ask)
  const changes = changed === null || last === null || isOwn ? [] : askChanges(last, changed)
  const whole = goes && !stands && !isAlone ? wholeOf(changed?.ask, known) : null
  const followed =
    whole !== null && read.criteria.length > 0
      ? followUp(at, rest, read, { rows: whole, before: null }, changes)
      : null
  const fresh: RowSet = stands
    ? { ...EVERY_ROW, criteria: ask.kind === 'similar' ? criteria : [] }
    : { ...EVERY_ROW, criteria, ...(isOfSome && firstOf(read)) }
  const rows = followed?.rows ?? whole ?? fresh
  return {
    kind: 'calls',
    calls: [{ tool: 'analyze', input: { ...rows, ...wordsLeft(read), ask } }],
    wording: 'plain',
    said: followed?.said ?? (changed === null || isOwn ? null : (changesLine(changes) ?? sameAgain(text))),
  }
}

/** "similar but newer": like the one property that is talked of, or the one of a list that was asked about last. */
function likeKnown(
  { book }: BookToday,
  text: string,
  known: RowSet | null,
  earlier: readonly string[],
): string {
  const asked = known === null ? undefined : LIKE_KNOWN.exec(text)?.groups
  if (known === null || asked === undefined) return text
  const slots = slotsOf(book, known)
  const meant = rowsMeant(earlier.at(-1) ?? '')
  const place = meant?.kind === 'pick' ? meant.place : slots.length === 1 ? 1 : null
  const slot = place === null ? undefined : slots.at(indexOfRow(place))
  return slot === undefined ? text : `similar to ${propertyAt(book, slot).name} ${asked.rest ?? ''}`
}

const THINGS = 'ones?|propert(?:y|ies)|buildings?|comps?'
const IT = '(?:it|that|this)(?: one)?'
const LIKE_KNOWN = new RegExp(
  [
    '^(?:(?:and|now|ok(?:ay)?|so)[, ]+)*',
    '(?:(?:find|show|give|get|pull|list)(?: me)? )?',
    `(?:any|some|something|anything|other|more|\\d+|the)? ?(?:${THINGS}|spaces?)?(?: that are| which are)? ?`,
    `(?:similar|alike|comparable|like ${IT}|(?:similar|comparable) (?:${THINGS}|to ${IT}))(?: (?:${THINGS}))?`,
    '(?<rest>,? ?(?:but|only|just|yet|with|without|under|over|in|near)\\b.*)?[.?!]*$',
  ].join(''),
  'i',
)

/** The first so many, in the order that the words ask for. */
function firstOf({ sort, limit }: ReadWords): Pick<RowSet, 'order' | 'limit'> {
  return { limit, order: sort === null ? null : orderBy(sort) }
}

/** Two sets by a figure: "Tomball against Conroe, median mfg rent". Two buildings, or rows talked of, are none. */
export function planContrast(at: BookToday, text: string): Plan | null {
  if (BACK.test(text)) return null
  const asked = askOf(at, text)
  if (asked?.ask.kind !== 'compare') return null
  return {
    kind: 'calls',
    calls: [{ tool: 'analyze', input: { ...EVERY_ROW, ask: asked.ask } }],
    wording: 'plain',
  }
}

const BACK =
  /\b(?:that|those|these|them|they|it|this(?! (?:calendar |fiscal )?(?:years?|yrs?|quarters?|qtrs?|months?|mos?|halves|half)\b)|the (?:first )?two|both)\b(?! (?:without|with no)\b)/i

/** "what changed since Monday": what was added, what changed, and whose rent changed. */
function planChanges(at: BookToday, text: string): Plan | null {
  if (!CHANGED.test(text)) return null
  const { criteria, ...read } = readWords(at, text)
  const moment = criteria.find((one) => one.kind === 'moment')
  if (moment === undefined || moment.not || moment.field === 'rentChangedAt') return null
  const rows = { ...EVERY_ROW, criteria: criteria.filter((one) => one !== moment) }
  const ask = { kind: 'changes' as const, from: moment.from, to: moment.to }
  return {
    kind: 'calls',
    calls: [{ tool: 'analyze', input: { ...rows, ...wordsLeft({ criteria, ...read }), ask } }],
    wording: 'plain',
  }
}

const CHANGED =
  /^(?:so |and |ok |okay )*what(?:['’]s| is| has| have)? (?:all )?(?:been )?(?:changed|new|different|changes)\b/i

/** What a changed question is of: a share is told of a whole, and its part is talked of; "make that 10" is of all. */
function wholeOf(ask: Ask | undefined, known: RowSet): RowSet {
  if (ask?.kind === 'best') return { ...known, limit: null }
  if (ask?.kind !== 'share') return known
  const isOfPart = (one: Criterion) => ask.part.some((other) => isSameCriterion(one, other))
  return { ...known, criteria: known.criteria.filter((one) => !isOfPart(one)) }
}

/** What is left of words that named the sides of a comparison. */
function leftOver(at: BookToday, text: string): ReadWords {
  const isOfFigure = figureAsked(text) !== null || measureAsked(text) !== null
  const { notUnderstood } = readWords(at, isOfFigure ? '' : unreadIn(at, text).replaceAll(TURNS, ' '))
  return { criteria: [], notUnderstood, sort: null, limit: null, isNearest: false, corrected: [] }
}

/** What asks for a change and is no word of a property. */
const TURNS = /\b(?:throw|toss|mix|fold|bring|include|narrow|limit|restrict|keep|put|take|swap|replace)\b/gi

function sameAgain(text: string): string {
  return `Nothing changed: “${text.slice(0, MOST_QUOTED)}” is what you have.`
}

const MOST_QUOTED = 80

/** Counts, and the property at either end, have answers of their own. */
function isToldElsewhere(ask: Ask, text: string): boolean {
  if (ask.kind !== 'statistic') return false
  const isOfEnd = ask.of === 'min' || ask.of === 'max'
  const isEnd = isOfEnd && readSuperlative(text)?.order.field === ask.figure
  return isEnd || (ask.figure === null && ask.also === undefined)
}
