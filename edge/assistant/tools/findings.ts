import type { Proposal } from '../../../sync/api/chat.ts'
import type { Ask } from '../../../sync/assistant/analysis/ask.ts'
import type { AnswerChart, AnswerTable } from '../../../sync/assistant/answer-table.ts'
import { type Figure, linked } from '../../../sync/assistant/figure.ts'
import type { RowSet } from '../../../sync/assistant/row-set.ts'

/**
 * What the tools of one answer found: every figure with its rows, and the set that the conversation is about from
 * here on.
 */
export interface Findings {
  /** Notes a figure and answers it as a text that links to it. */
  figure(text: string, what: string, rows: RowSet): string
  /** The figures noted since this was last asked. */
  takeFigures(): Figure[]
  /** The figures noted so far. */
  readonly figures: readonly Figure[]
  /** The last set that was found. */
  found: { rows: RowSet; count: number } | null
  /** What was worked out last, and over which rows. */
  asked: { ask: Ask; rows: RowSet } | null
  notUnderstood: string | null
  /** The table and the line over time that go with the words. */
  table: AnswerTable | null
  chart: AnswerChart | null
  /** What to know before the figures are leaned on. */
  beware: string[]
  proposal: Proposal | null
  /** The built-in assistant answers in the place of a model. */
  isInstead: boolean
  /** A model is asked for the words. */
  isByModel: boolean
  /** What it was told before the conversation. */
  instructions: string | null
  /** The moment work on the answer began, ms of `performance.now`. */
  readonly began: number
}

export function createFindings(): Findings {
  const figures: Figure[] = []
  let taken = 0
  return {
    figure(text, what, rows) {
      const figure = { id: `f${figures.length + 1}`, text: text.replaceAll(/[[\]]/g, ' '), what, rows }
      figures.push(figure)
      return linked(figure)
    },
    takeFigures() {
      const fresh = figures.slice(taken)
      taken = figures.length
      return fresh
    },
    figures,
    found: null,
    asked: null,
    notUnderstood: null,
    table: null,
    chart: null,
    beware: [],
    proposal: null,
    isInstead: false,
    isByModel: false,
    instructions: null,
    began: performance.now(),
  }
}
