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

/** What is worked out of a set, before anything is told of the words it was asked in. */
export type Told = Omit<AnalysisOutput, 'kind' | 'notUnderstood' | 'words'>

/** An answer that is a sentence alone. */
export function toldAlone(answer: string, beware: string[] = []): Told {
  return { answer, beware, table: null, chart: null }
}
