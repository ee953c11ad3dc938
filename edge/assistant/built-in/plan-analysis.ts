import type { Ask, AskRead } from '../../../sync/assistant/analysis/ask.ts'
import { changedAsk } from '../../../sync/assistant/analysis/changed-ask.ts'
import { readAsk } from '../../../sync/assistant/analysis/read-ask.ts'
import { readSuperlative } from '../../../sync/assistant/analysis/superlative.ts'
import { goesOn } from '../../../sync/assistant/conversation/goes-on.ts'
import { EVERY_ROW, type RowSet } from '../../../sync/assistant/row-set.ts'
import { SORTS } from '../../../sync/domain/sort.ts'
import { findNamed } from '../tools/find-named.ts'
import { type ReadWords, readWords } from '../tools/read-words.ts'
import type { BookToday } from '../tools/tool-context.ts'
import { followUp } from './follow-up.ts'
import type { Plan } from './plan.ts'
import { wordsLeft } from './words-left.ts'

const ALL = /\b(?:all|overall|everything|entire|whole|across the (?:book|board)|in the book)\b/i

/** A question for a figure over a set. Null where it asks for properties. `earlier` are the questions before it. */
export function planAnalysis(
  at: BookToday,
  text: string,
  known: RowSet | null,
  earlier: readonly string[] = [],
): Plan | null {
  const changes = planChanges(at, text)
  if (changes !== null) return changes
  const own = askOf(at, text)
  const last = own === null || own.rest === '' ? lastAsk(at, earlier) : null
  const changed = last === null || known === null ? null : changedAsk(last, text)
  const asked: AskRead | null = changed ?? own
  if (asked === null) return null
  const { ask, rest, within = [] } = asked
  const read = readWords(at, rest)
  const criteria = [...within, ...read.criteria]
  if (changed !== null && rest !== '' && criteria.length === 0) return null
  // "the average rent of the 10 cheapest" is of these alone.
  const isOfSome = ask.kind !== 'rank' && read.limit !== null
  if (!isOfSome && changed === null && isToldElsewhere(ask, text)) return null
  const goes =
    known !== null &&
    (changed !== null || (criteria.length === 0 ? !ALL.test(text) : goesOn(rest, criteria, known.criteria)))
  const stands = ask.kind === 'inputs' || ask.kind === 'similar' || ask.kind === 'compare'
  const followed =
    goes && !stands && read.criteria.length > 0
      ? followUp(at, rest, read, { rows: known, before: null })
      : null
  const rows: RowSet = stands
    ? { ...EVERY_ROW, criteria: ask.kind === 'similar' ? criteria : [] }
    : (followed?.rows ??
      (goes && known !== null ? known : { ...EVERY_ROW, criteria, ...(isOfSome && firstOf(read)) }))
  return {
    kind: 'calls',
    calls: [{ tool: 'analyze', input: { ...rows, ...wordsLeft(read), ask } }],
    wording: 'plain',
    said: followed?.said ?? null,
  }
}

/** The first so many, in the order that the words ask for. */
function firstOf({ sort, limit }: ReadWords): Pick<RowSet, 'order' | 'limit'> {
  return {
    limit,
    order: sort === null ? null : { field: SORTS[sort].field, descending: SORTS[sort].descending },
  }
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

const BACK = /\b(?:that|those|these|them|they|it|this|the (?:first )?two|both)\b(?! (?:without|with no)\b)/i

/** "what changed since Monday": what came in, what changed, and whose rent did. */
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

/** What was last asked to be worked out, as the questions after it changed it. */
function lastAsk(at: BookToday, earlier: readonly string[]): Ask | null {
  return earlier.reduce<Ask | null>((last, question) => {
    const own = askOf(at, question)
    const changed = last !== null && (own === null || own.rest === '') ? changedAsk(last, question) : null
    return changed?.ask ?? own?.ask ?? null
  }, null)
}

function askOf(at: BookToday, text: string): AskRead | null {
  return readAsk(text, {
    read: (words) => readWords(at, words).criteria.filter(({ kind }) => kind !== 'text'),
    isProperty: (name) => findNamed(at.book, name).length > 0,
  })
}

/** Counts, and the property at either end, have answers of their own. */
function isToldElsewhere(ask: Ask, text: string): boolean {
  if (ask.kind !== 'statistic') return false
  const isEnd = (ask.of === 'min' || ask.of === 'max') && readSuperlative(text) !== null
  return isEnd || ask.figure === null
}
