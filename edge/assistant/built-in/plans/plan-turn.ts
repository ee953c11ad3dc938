import { readSuperlative, type Superlative } from '../../../../sync/assistant/analysis/asks/superlative.ts'
import { goesOn } from '../../../../sync/assistant/conversation/goes-on.ts'
import { moreRows } from '../../../../sync/assistant/conversation/more-rows.ts'
import { firstTalk, type Talk } from '../../../../sync/assistant/conversation/next-talk.ts'
import { turnOf } from '../../../../sync/assistant/conversation/turns/turn-words.ts'
import { EVERY_ROW, type RowSet, slotsOf } from '../../../../sync/assistant/row-set.ts'
import type { Book } from '../../../../sync/book/book.ts'
import { propertyAt } from '../../../../sync/book/property-at.ts'
import { QUERY_LENGTH } from '../../../../sync/domain/criteria/parsed-query.ts'
import type { AskedSet } from '../../tools/asked-set.ts'
import { findNamed } from '../../tools/find-named.ts'
import { type ReadWords, readWords } from '../../tools/read-words.ts'
import type { BookToday } from '../../tools/tool-context.ts'
import { type FollowedUp, followUp } from '../follow-up.ts'
import { lastAsk, unreadIn } from '../last-ask.ts'
import type { Plan, PlannedCall, Wording } from '../plan.ts'
import { withPriceOfSales } from '../questions/price-of-sales.ts'
import { readNamedPlace } from '../questions/read-named-place.ts'
import { refusedBeside, refusedFigure } from '../questions/refused-figure.ts'
import { rowSpokenOf } from '../questions/row-spoken-of.ts'
import { statusAsked } from '../questions/status-asked.ts'
import { wordsLeft } from '../questions/words-left.ts'
import { wordsOfKnown } from '../questions/words-of-known.ts'
import { planAgain } from './plan-again.ts'
import { planAnalysis, planContrast } from './plan-analysis.ts'
import { planBoth } from './plan-both.ts'
import { planComparison } from './plan-comparison.ts'
import { planCountBeside } from './plan-count-beside.ts'
import { planGroup, spokeOfGroup } from './plan-group.ts'
import { lengthAsked, planLength } from './plan-length.ts'
import { planList } from './plan-list.ts'
import { planMoved } from './plan-moved.ts'
import { planSides } from './plan-sides.ts'
import { planSummary } from './plan-summary.ts'
import { planTopGroups } from './plan-top-groups.ts'
import { asksPerYear, planPerYear } from './rents-per-year.ts'

const HELLO =
  /^\s*(?:hi|hello|hey|good (?:morning|afternoon|evening)|help|what can you do|what can i ask|who are you|how do(?:es)? (?:you|this) work|thanks?|thank you)\b[\s\w]{0,12}[!?.]*\s*$/i
const HELP =
  'I answer from your properties. I can find and count them, name the cheapest or the largest, summarize rents by lease type, compare two properties, search around a place, and save the results as a comp list. Ask a follow-up to narrow the results.'
const ANEW = 'Starting over. What are you looking for?'
const STATISTICS =
  /^\s*(?:the )?rents?\b(?! (?:(?:of|at|is|must be|should be|to be) )?(?:under|over|below|above|between|up to|at (?:least|most)|no (?:more|less|higher|lower)|less|more|cannot|can't|max\w*|min\w*|[<>$]|\.?\d))|\b(?:averages?|avg|mean\b|medians?|typical(?:ly)?|statistics|stats|going rates?|rent range|range of rents?|market rents?|rents? (?:by|per) lease(?: type)?|by lease type|how much (?:do|does|is|are|would|should)\b|what (?:do|does|is|are|would)\b.{0,80}\b(?:leas(?:e|ing)|rent(?:ing)?|go(?:ing)?|cost)(?: for| at)?\s*(?:\?|$)|(?:leasing|renting|going|rented|leased) (?:for|at)\b|what(?:'s| is| are) (?:the )?(?:asking )?rents?\b|what rents?\b|\b(?:fair|reasonable|achievable|realistic|supportable|appropriate) (?:market |asking )?(?:rents?|rates?|pricing)\b)/i
const STATISTICS_WORDS =
  /\b(?:what'?s an?|what is an?|fair|reasonable|achievable|realistic|supportable|appropriate|averages?|avg|mean\b|weighted|medians?|typical(?:ly)?|statistics|stats|going rates?|rent range|range of rents?|market rents?|by lease types?|per lease types?|how much|leasing for|renting for|going for|rents?)\b/gi
/** What is told of rents where no figure is named. */
const USUAL_ASK = { kind: 'statistic', figure: 'rentPerSf', of: 'median' } as const
const COUNTS = /\b(?:how many|count|number of|how big is)\b/i
const DESCRIBES =
  /^\s*(?:please )?(?:tell me (?:more )?about|(?:give me |show me )?(?:the )?details? (?:of|for|on|about)|describe|what do you know about|info(?:rmation)? (?:on|about)|who (?:owns|is the (?:broker|landlord|owner|tenant) (?:of|for|at))|what is (?:the )?(?:rent|size|clear height|tenant|landlord|broker) (?:of|at|for))\s+(?<name>.+?)\s*[?.!]*\s*$/i

/** How the built-in assistant answers a question, from the rows talked of before. The same words give the same plan. */
export function planTurn(
  at: BookToday,
  question: string,
  known: RowSet | null,
  before: RowSet | null = null,
  questions: readonly string[] = [],
): Plan {
  const { book } = at
  // "longer" asks for nothing else.
  const earlier = questions
    .filter((one) => lengthAsked(one) === null)
    .map((one) => withPriceOfSales(known?.criteria ?? [], questions, one))
  const said = question.slice(0, QUERY_LENGTH).replaceAll(/\s+/g, ' ').trim()
  const text = known === null ? said : wordsOfKnown(at, said, known, earlier)
  if (HELLO.test(text)) return { kind: 'words', words: HELP }
  const beside = refusedBeside(text)
  if (beside !== null) {
    const plan = planTurn(at, beside.rest, known, before, earlier)
    return plan.kind === 'words'
      ? plan
      : { ...plan, said: [plan.said, beside.sentence].filter(Boolean).join(' ') }
  }
  const isAnew = known === null || turnOf(text).kind === 'start over'
  const status = isAnew ? null : statusAsked(book, text, known)
  if (status !== null) {
    const { rows, rest, said: changed } = status
    if (rest === '') return planAgain(rows, lastAsk(at, earlier), changed)
    return saidBefore(changed, rows, planTurn(at, rest, rows, before, earlier))
  }
  const perYear = asksPerYear(text) ? planPerYear(at, text, known, lastAsk(at, earlier)) : null
  if (perYear !== null) return perYear
  const length = planLength(at, text, known, earlier)
  if (length !== null) return length
  const refused = refusedFigure(text, (words) => unreadIn(at, words))
  if (refused !== null) return { kind: 'words', words: refused }
  const summary = planSummary(at, text, known)
  if (summary !== null) return summary
  const contrast = planContrast(at, text)
  if (contrast !== null) return contrast
  const special =
    planList(at, text, known) ??
    planSides(at, text, known, before, earlier) ??
    planComparison(at, text, known, earlier) ??
    planDescription(book, text)
  if (special !== null) return special

  const turn = turnOf(text)
  if (turn.kind === 'start over') {
    return turn.rest.trim() === '' ? { kind: 'words', words: ANEW } : planTurn(at, turn.rest, null)
  }
  const group = planGroup(at, text, known, earlier)
  if (group !== null) return group
  const row = known === null || spokeOfGroup(at, earlier) ? null : rowSpokenOf(book, text, known, earlier)
  if (known !== null && row !== null) return planRow(row, known)
  const asked =
    planMoved(at, text, known, before, earlier) ??
    planTopGroups(at, text, known, earlier) ??
    planBoth(at, text, known, earlier) ??
    planCountBeside(at, text, known, earlier) ??
    planAnalysis(at, text, known, earlier)
  if (asked !== null) return asked
  const superlative = readSuperlative(text)
  const wording = wordingOf(text, superlative)
  const core = superlative?.rest ?? text
  const place = readNamedPlace(book, core)
  const read = readWords(at, wording === 'statistics' ? withoutStatistics(place.rest) : place.rest)
  if (place.name !== null) return planNear(place.name, place.miles, read, superlative)

  const isOnward = known !== null && goesOn(text, read.criteria, known.criteria)
  const whole = readWords(at, text)
  // "highest first" is no part of what is left of "sort by rent, highest first".
  const sort = superlative === null ? read.sort : whole.sort
  const followed = isOnward ? followUp(at, text, { ...read, sort }, { rows: known, before }) : null
  if (followed?.pick != null) return planRow(followed.pick, followed.rows)
  // "10 more" is no list of ten.
  const rows =
    followed !== null && moreRows(text) !== null
      ? followed.rows
      : rowsAsked(read, firstTalk(whole), followed, superlative)
  const hasNothing = read.criteria.length === 0 && read.notUnderstood !== null && followed?.said == null
  // What is talked of stays where some words of a follow-up mean nothing.
  if (hasNothing && followed === null && superlative === null && wording === 'found')
    return planUnread(book, read.notUnderstood ?? '')
  const left = followed?.said == null ? wordsLeft(read) : {}
  const input: AskedSet = { ...rows, ...left }
  const call: PlannedCall =
    wording === 'statistics'
      ? { tool: 'analyze', input: { ...input, ask: USUAL_ASK } }
      : { tool: 'search', input }
  return { kind: 'calls', calls: [call], wording, said: followed?.said ?? null }
}

/** What a follow-up changed first, before what came of the rest of it. */
function saidBefore(changed: string, rows: RowSet, plan: Plan): Plan {
  if (plan.kind === 'words') return planAgain(rows, null, `${changed} ${plan.words}`)
  const further = plan.said?.replace(/^Changed: /, '; ') ?? ''
  const said =
    changed.startsWith('Changed: ') && further.startsWith('; ')
      ? changed.replace(/\.$/, further)
      : [changed, plan.said].filter(Boolean).join(' ')
  return { ...plan, said }
}

/** What is known of one row, by its id; the rows talked of stay as they are. */
function planRow(name: string, keeps: RowSet): Plan {
  return { kind: 'calls', calls: [{ tool: 'property', input: { name } }], wording: 'plain', keeps }
}

function wordingOf(text: string, superlative: Superlative | null): Wording {
  if (superlative !== null) return 'ordered'
  if (STATISTICS.test(text)) return 'statistics'
  return COUNTS.test(text) ? 'counted' : 'found'
}

function withoutStatistics(text: string): string {
  return text.replaceAll(STATISTICS_WORDS, ' ')
}

/** In the order that the language reads, which knows "most recent deals" and "by expiration" as well. */
function rowsAsked(
  read: ReadWords,
  said: Pick<Talk, 'order' | 'limit'>,
  followed: FollowedUp | null,
  superlative: Superlative | null,
): RowSet {
  const order = said.order ?? superlative?.order ?? null
  const limit = said.limit ?? superlative?.limit ?? null
  if (followed === null) return { ...EVERY_ROW, criteria: read.criteria, order, limit }
  const { rows } = followed
  return { ...rows, order: order ?? rows.order, limit: limit ?? rows.limit }
}

function planNear(
  place: string,
  miles: number | null,
  read: ReadWords,
  superlative: Superlative | null,
): Plan {
  const input = {
    place,
    ...(miles === null ? {} : { miles }),
    criteria: read.criteria,
    order: superlative?.order ?? null,
    limit: superlative?.limit ?? null,
    ...wordsLeft(read),
  }
  const wording = superlative === null || superlative.order.field === 'distance' ? 'found' : 'ordered'
  return { kind: 'calls', calls: [{ tool: 'near', input }], wording }
}

function planDescription(book: Book, text: string): Plan | null {
  const name = DESCRIBES.exec(text)?.groups?.name?.replace(/^the /i, '').replaceAll(/["“”]/g, '')
  if (name === undefined || findNamed(book, name).length === 0) return null
  return { kind: 'calls', calls: [{ tool: 'property', input: { name } }], wording: 'plain' }
}

function planUnread(book: Book, words: string): Plan {
  const example = propertyExample(book)
  return {
    kind: 'words',
    words: `I did not understand “${words.slice(0, 200)}”. Ask by type, place, rent, size, clear height, doors, cranes or broker, such as “${example}”.`,
  }
}

function propertyExample(book: Book): string {
  const [slot] = slotsOf(book, { ...EVERY_ROW, limit: 1 })
  const city = slot === undefined ? null : propertyAt(book, slot).city
  return city === null ? 'warehouses under $1/sf' : `warehouses in ${city} under $1/sf`
}
