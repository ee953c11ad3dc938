import { failureSentence } from '../../import/run/failure-sentence.ts'
import { FetchProblem } from './fetch-problem.ts'

/** Why a source could not be read, for the people who look after it. Never a statement or an address. */
export function sourceFailure(error: unknown): string {
  return error instanceof FetchProblem ? error.message : failureSentence(error)
}

/** How what came back begins, for whoever looks after the source; null where nothing did. */
export function answerBehind(error: unknown): string | null {
  return error instanceof FetchProblem ? error.answer : null
}
