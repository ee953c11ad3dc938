import type { AnswerChart, AnswerTable } from '../../../sync/assistant/answer-table.ts'

/**
 * The answer to a question for a figure: the result, what it is based on, what to beware of, and a table of the
 * figures.
 */
export interface AnalysisOutput {
  kind: 'analysis'
  /** Linked. */
  answer: string
  beware: string[]
  table: AnswerTable | null
  chart: AnswerChart | null
  notUnderstood: string | null
  words: string[]
  /** Ids that no property has. */
  unknownIds: string[]
}

/** What is worked out of a set, before anything is told of the words it was asked in. */
export type Told = Omit<AnalysisOutput, 'kind' | 'notUnderstood' | 'words' | 'unknownIds'>

/** An answer that is a sentence alone. */
export function toldAlone(answer: string, beware: string[] = []): Told {
  return { answer, beware, table: null, chart: null }
}
