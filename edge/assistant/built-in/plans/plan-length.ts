import { workOut } from '../../../../sync/assistant/analysis/analyze.ts'
import type { FurtherFigure } from '../../../../sync/assistant/analysis/ask.ts'
import type { RowSet } from '../../../../sync/assistant/row-set.ts'
import type { BoundFigure } from '../../../../sync/domain/criteria/asked-fields.ts'
import type { BookToday } from '../../tools/tool-context.ts'
import type { Plan, PlannedCall } from '../plan.ts'
import { planAnalysis } from './plan-analysis.ts'
import { asksForSummary, summaryOf } from './plan-summary.ts'

const LEADS =
  "(?:(?:ok|okay|please|now|and|no|can you|could you|would you|i want|i'd like|i need|we need|let me have|let's have|that's|it's|too long|too short)[, ]+)*"
const WRITES =
  '(?:(?:write|give|make|say|tell|send|show|keep|have)(?: me| us)?(?: it| that| this| the answer)? )?'
const ANSWER = '(?:answer|version|one|summary|reply|response|text|draft)'
/** "write a longer answer", "longer", "in more detail please", "elaborate" */
const LONGER = new RegExp(
  `^${LEADS}(?:${WRITES}(?:an? |the )?(?:bit |little |lot |much )?(?:longer|more detailed|fuller)(?: ${ANSWER})?|${WRITES}(?:it )?(?:in )?more detail(?:s|ed)?|elaborate|expand(?: on (?:that|it|this))|lengthen (?:it|that|this)|go into (?:more )?detail)(?: please)?[.!?]*$`,
  'i',
)
/** "shorter", "make it shorter", "too long", "keep it brief" */
const SHORTER = new RegExp(
  `^${LEADS}(?:${WRITES}(?:an? |the )?(?:bit |little |lot |much )?(?:shorter|briefer|short|brief|more concise|concise)(?: ${ANSWER})?|shorten (?:it|that|this)|too long|tl;?dr|in (?:one|a) sentence|(?:just )?(?:one|the first) sentence)(?: please)?[.!?]*$`,
  'i',
)

/** Whether the last answer is to be longer or shorter; null where neither is asked. */
export function lengthAsked(text: string): 'longer' | 'shorter' | null {
  if (LONGER.test(text)) return 'longer'
  return SHORTER.test(text) ? 'shorter' : null
}

/** The last answer, with further figures or in one sentence; null where another is asked for or none was given. */
export function planLength(
  at: BookToday,
  text: string,
  known: RowSet | null,
  earlier: readonly string[],
): Plan | null {
  const way = lengthAsked(text)
  // Of leases by their term, "longer" is of the term.
  const isOfTerm = known?.criteria.some((one) => one.kind === 'range' && OF_LENGTH.includes(one.field))
  if (way === null || known === null || (isOfTerm && !OF_ANSWER.test(text))) return null
  const question = earlier.at(-1)
  return question === undefined ? null : again(at, question, known, earlier.slice(0, -1), way)
}

const OF_LENGTH: readonly BoundFigure[] = ['leaseTerm', 'truckCourtFeet', 'freeRentMonths']
const OF_ANSWER = new RegExp(`\\b${ANSWER}\\b|\\bdetail|\\b(?:elaborate|sentence)\\b`, 'i')

function again(
  at: BookToday,
  question: string,
  known: RowSet,
  earlier: readonly string[],
  way: 'longer' | 'shorter',
): Plan {
  const isShort = way === 'shorter'
  if (asksForSummary(question)) {
    const summary = summaryOf(at, known, known)
    return isShort
      ? { ...summary, isShort }
      : { ...summary, calls: [...summary.calls, ...furtherCalls(at, known)] }
  }
  const planned = planAnalysis(at, question, known, earlier)
  const [call] = planned?.kind === 'calls' ? planned.calls : []
  if (call?.tool !== 'analyze') {
    return isShort
      ? { kind: 'calls', calls: [{ tool: 'search', input: known }], wording: 'found', keeps: known }
      : summaryOf(at, known, known)
  }
  return {
    kind: 'calls',
    calls: isShort ? [call] : longerCalls(at, call.input, known),
    wording: 'plain',
    keeps: known,
    isShort,
  }
}

/** What goes with a figure in a longer answer. */
const FURTHER: readonly FurtherFigure[] = [
  { figure: 'rentPerSf', of: 'median' },
  { figure: 'squareFootage', of: 'median' },
  { figure: 'yearBuilt', of: 'median' },
  { figure: 'clearHeight', of: 'median' },
  { figure: 'leaseTerm', of: 'median' },
  { figure: 'tiPerSf', of: 'median' },
]

/** Those of them that some row states. */
function furtherOf({ book }: BookToday, rows: RowSet, had: readonly unknown[]): FurtherFigure[] {
  return FURTHER.filter(({ figure }) => !had.includes(figure) && workOut(book, rows, figure, 'count').n > 0)
}

function furtherCalls(at: BookToday, rows: RowSet): PlannedCall[] {
  const [first, ...also] = furtherOf(at, rows, ['rentPerSf'])
  return first === undefined
    ? []
    : [{ tool: 'analyze', input: { ...rows, ask: { kind: 'statistic', ...first, also } } }]
}

function longerCalls(at: BookToday, asked: Analyzed, rows: RowSet): PlannedCall[] {
  const { ask } = asked
  switch (ask.kind) {
    case 'statistic':
    case 'group':
    case 'trend':
    case 'rank':
    case 'compare': {
      const { also = [] } = ask
      const further = furtherOf(at, rows, [ask.figure, ...also.map(({ figure }) => figure)])
      const all = [...also, ...further].slice(0, MOST_ALSO)
      return [{ tool: 'analyze', input: { ...asked, ask: { ...ask, also: all } } }]
    }
    case 'spread':
    case 'percentile':
    case 'standing':
    case 'best':
      return [{ tool: 'analyze', input: asked }, ...furtherCalls(at, rows)]
    default:
      return [{ tool: 'analyze', input: asked }]
  }
}

type Analyzed = Extract<PlannedCall, { tool: 'analyze' }>['input']

/** Columns beside the first figure. */
const MOST_ALSO = 5
