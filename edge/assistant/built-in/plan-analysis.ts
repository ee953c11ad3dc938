import type { Ask } from '../../../sync/assistant/analysis/ask.ts'
import { readAsk } from '../../../sync/assistant/analysis/read-ask.ts'
import { goesOn } from '../../../sync/assistant/conversation/goes-on.ts'
import { EVERY_ROW, type RowSet } from '../../../sync/assistant/row-set.ts'
import { SORTS } from '../../../sync/domain/sort.ts'
import { findNamed } from '../tools/find-named.ts'
import { type ReadWords, readWords } from '../tools/read-words.ts'
import type { BookToday } from '../tools/tool-context.ts'
import { followUp } from './follow-up.ts'
import type { Plan } from './plan.ts'
import { readSuperlative } from './superlative.ts'
import { wordsLeft } from './words-left.ts'

const ALL = /\b(?:all|overall|everything|entire|whole|across the (?:book|board)|in the book)\b/i

/** A question for a figure over a set. Null where it asks for properties, or for rents as the statistics tell them. */
export function planAnalysis(at: BookToday, text: string, known: RowSet | null): Plan | null {
  const asked = askOf(at, text)
  if (asked === null) return null
  const { ask, rest } = asked
  const read = readWords(at, rest)
  // "the average rent of the 10 cheapest" is of these alone.
  const isOfSome = ask.kind !== 'rank' && read.limit !== null
  if (!isOfSome && isToldElsewhere(ask, text)) return null
  const goes =
    known !== null &&
    (read.criteria.length === 0 ? !ALL.test(text) : goesOn(rest, read.criteria, known.criteria))
  const stands = ask.kind === 'inputs' || ask.kind === 'similar' || ask.kind === 'compare'
  const followed =
    goes && !stands && read.criteria.length > 0
      ? followUp(at, rest, read, { rows: known, before: null })
      : null
  const rows: RowSet = stands
    ? EVERY_ROW
    : (followed?.rows ??
      (goes && known !== null
        ? known
        : { ...EVERY_ROW, criteria: read.criteria, ...(isOfSome && firstOf(read)) }))
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

const BACK = /\b(?:that|those|these|them|they|it|this|the (?:first )?two|both)\b/i

function askOf(at: BookToday, text: string) {
  return readAsk(text, {
    read: (words) => readWords(at, words).criteria.filter(({ kind }) => kind !== 'text'),
    isProperty: (name) => findNamed(at.book, name).length > 0,
  })
}

/** Rents, counts, and the property at either end have answers of their own. */
function isToldElsewhere(ask: Ask, text: string): boolean {
  if (ask.kind !== 'statistic') return false
  const isRent = ask.figure === 'rentPerSf' && ['median', 'mean', 'weighted'].includes(ask.of)
  const isEnd = (ask.of === 'min' || ask.of === 'max') && readSuperlative(text) !== null
  return isRent || isEnd || ask.figure === null
}
