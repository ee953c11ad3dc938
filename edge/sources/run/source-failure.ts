import { failureSentence } from '../../import/run/failure-sentence.ts'
import { FetchProblem } from '../fetch/fetch-problem.ts'

/** Why a source could not be read, for the people who look after it. Never a statement or an address. */
export function sourceFailure(error: unknown): string {
  return error instanceof FetchProblem ? error.message : failureSentence(error)
}
