import type { AnswerChart, AnswerTable } from '../../../sync/assistant/answer-table.ts'

/** A question that was worked out: what it comes to, what it rests on, what to beware of, and the figures in a table. */
export interface AnalysisOutput {
  kind: 'analysis'
  /** Linked. */
  answer: string
  beware: string[]
  table: AnswerTable | null
  chart: AnswerChart | null
  notUnderstood: string | null
  words: string[]
}
