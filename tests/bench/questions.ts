import { BROKER_QUESTIONS, scoreQuestions } from '../sync/domain/query/broker-questions/score.ts'
import type { BenchFigures } from './figures.ts'

/** How much of the criteria brokers ask for the query language understands; what it does not is named. */
export async function benchQuestions(): Promise<BenchFigures> {
  const { fields, right, misses } = scoreQuestions()
  for (const miss of misses) console.log(`  missed: ${miss}`)
  return {
    fields_right_percent: (100 * right) / fields,
    fields,
    questions: BROKER_QUESTIONS.length,
  }
}
