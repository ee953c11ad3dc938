import type { AskedFigure, Measure } from '../../../../sync/assistant/analysis/ask.ts'
import { withoutTalk } from '../../../../sync/assistant/analysis/asks/ask-words.ts'
import { figureAsked, measureAsked } from '../../../../sync/assistant/analysis/asks/figure-asked.ts'
import { groupingAsked } from '../../../../sync/assistant/analysis/asks/grouping-asked.ts'
import { movedRadius } from '../../../../sync/assistant/conversation/places/moved-place.ts'
import { refine } from '../../../../sync/assistant/conversation/refine.ts'
import { EVERY_ROW, type RowSet, slotsOf } from '../../../../sync/assistant/row-set.ts'
import type { Book } from '../../../../sync/book/book.ts'
import { propertyAt } from '../../../../sync/book/property-at.ts'
import { vocabularyOf } from '../../../../sync/book/question/vocabulary-of.ts'
import { findNamed } from '../../tools/find-named.ts'
import { readWords } from '../../tools/read-words.ts'
import type { BookToday } from '../../tools/tool-context.ts'
import { lastAsk } from '../last-ask.ts'
import type { Plan } from '../plan.ts'
import { inPlaceTalkedOf } from '../questions/read-in-place.ts'
import { wordsLeft } from '../questions/words-left.ts'
import { planAnalysis } from './plan-analysis.ts'

const COMPARES =
  /\b(?:compare[ds]?|comparison|versus|vs\.?|difference between|against|(?:stack|measure|match|line|hold)s? up|next to|relative to)\b/i
const OPERANDS =
  /^(?:.*?\b(?:compare|comparison (?:of|between)|difference between)\s+)?(?<a>.+?)\s+(?:and|with|to|versus|vs\.?|against)\s+(?<b>.+?)\s*[?.!]*$/i
const BACK = /^(?:that|those|these|them|it|they|this|the results?)$/i
const IT = '(?:that|those|these|they|it|this|them)(?: all)?'
const TO = '(?:with|w\\/|w|to|against|vs\\.?|versus|next to|relative to)'
/** "how does that compare to Spring on clear height", "how's that stack up against flex", "vs Baytown?" */
const AGAINST_KNOWN = new RegExp(
  `(?:\\b(?:how(?:['’]?s| is| are| do| does| did| would| will) ${IT} (?:compare|stack up|measure up|match up|line up|hold up|look)|compare ${IT})\\s+(?:up )?${TO}|^(?:(?:and|ok|okay|so|now)[, ]+)*(?:how about )?(?:vs\\.?|versus|against|compared (?:to|with)|relative to|next to))\\s+(?<b>.+?)\\s*[?.!]*$`,
  'i',
)
const ON_FIGURE =
  /^(?<b>.+?),? (?:on|for|by|in terms of|as to|when it comes to) (?:the |their )?(?<on>[^,;]+)$/i
/** "within 5 miles" of the same place. */
const DISTANCE_ALONE =
  /^\s*(?:(?:what(?:'s| is) )?(?:with)?in |at |a |the )*[\d.]+[\s-]?(?:mi|miles?|km|kilometers?)(?: radius| away| out)?\s*$/i
const FIRST_TWO = /\b(?:compare (?:them|these|those|the (?:first )?two|both)|the (?:first )?two|both)\b/i

/** A comparison of two properties, or of the rents of two sets. Null where it is none. */
export function planComparison(
  at: BookToday,
  text: string,
  known: RowSet | null,
  earlier: readonly string[] = [],
): Plan | null {
  // "how does that compare by town" groups what is talked of.
  if (!COMPARES.test(text) || (known !== null && groupingAsked(text) !== null)) return null
  const { book } = at
  const other = AGAINST_KNOWN.exec(text)?.groups?.b
  if (other !== undefined && known !== null) return againstKnown(at, known, other, earlier)
  const { a = '', b = '' } = OPERANDS.exec(text)?.groups ?? {}
  const [left, right] = [bare(a), bare(b)]
  if (left !== '' && right !== '' && !BACK.test(left)) {
    if (findNamed(book, left).length > 0 && findNamed(book, right).length > 0) {
      return { kind: 'calls', calls: [{ tool: 'compare', input: { a: left, b: right } }], wording: 'plain' }
    }
    const { criteria } = readWords(at, left)
    // One property's name and another's that is none: the tool says so.
    if (criteria.some(({ kind }) => kind !== 'text')) return against(at, { ...EVERY_ROW, criteria }, right)
  }
  if (known !== null && FIRST_TWO.test(text)) return firstTwo(book, known)
  if (left === '' || right === '' || isMeasure(left)) return null
  return { kind: 'calls', calls: [{ tool: 'compare', input: { a: left, b: right } }], wording: 'plain' }
}

/** What is talked of, against another set: by the figure that is named, else by the one that was asked last. */
function againstKnown(at: BookToday, known: RowSet, words: string, earlier: readonly string[]): Plan | null {
  const last = lastAsk(at, earlier, known)
  if (last?.kind === 'compare') return planAnalysis(at, `and ${words}`, known, earlier)
  const { b = '', on = '' } = ON_FIGURE.exec(words)?.groups ?? {}
  const measure = measureAsked(on)
  const named = figureAsked(measure?.rest ?? on) ?? figureAsked(on)
  if (named !== null) return against(at, known, b, { figure: named.value, of: measure?.value ?? BY_RENT.of })
  const asked = last !== null && 'of' in last ? { figure: last.figure, of: last.of } : BY_RENT
  return against(at, known, words, asked)
}

interface ByFigure {
  figure: AskedFigure | null
  of: Measure
}

const BY_RENT: ByFigure = { figure: 'rentPerSf', of: 'median' }

/** A set, and the same one with another place, type or bound. */
function against(at: BookToday, rows: RowSet, words: string, by = BY_RENT): Plan | null {
  const moved = DISTANCE_ALONE.test(words) ? movedRadius(rows.criteria, words, vocabularyOf(at.book)) : null
  const read = inPlaceTalkedOf(
    at,
    rows,
    readWords(at, moved === null ? bare(words) : ''),
    moved === null ? bare(words) : '',
  )
  const { criteria, notUnderstood } = read
  if (moved === null && criteria.length === 0) {
    return {
      kind: 'words',
      words: `I did not understand “${(notUnderstood ?? words).slice(0, 120)}”, and so cannot compare with it.`,
    }
  }
  const changed = moved ?? refine(rows.criteria, criteria, 'replace')
  const second = { ...EVERY_ROW, criteria: changed, ...wordsLeft(read) }
  if (rows.ids === null && rows.limit === null) {
    const sets = [{ criteria: [...rows.criteria] }, { criteria: second.criteria }]
    const ask = { kind: 'compare' as const, ...by, sets }
    return {
      kind: 'calls',
      calls: [{ tool: 'analyze', input: { ...EVERY_ROW, ...wordsLeft(read), ask } }],
      wording: 'plain',
    }
  }
  return {
    kind: 'calls',
    calls: [
      { tool: 'statistics', input: { ...rows } },
      { tool: 'statistics', input: second },
    ],
    wording: 'contrast',
  }
}

function firstTwo(book: Book, known: RowSet): Plan | null {
  const [one, two] = slotsOf(book, known)
  if (one === undefined || two === undefined) return null
  const input = { a: propertyAt(book, one).id, b: propertyAt(book, two).id }
  return { kind: 'calls', calls: [{ tool: 'compare', input }], wording: 'plain' }
}

/** "the difference between mean and median rent" is of one set. */
function isMeasure(words: string): boolean {
  const measured = measureAsked(words)
  return measured !== null && withoutTalk(measured.rest) === ''
}

function bare(words: string): string {
  return words
    .replaceAll(/["“”]/g, '')
    .replace(/^(?:the )?(?:rents?|prices?) (?:in|of|for|at) /i, '')
    .replace(/^the /i, '')
    .trim()
}
