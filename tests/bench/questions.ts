import { BROKER_QUESTIONS, scoreQuestions } from '../sync/domain/query/broker-questions/score.ts'
import type { BenchFigures } from './figures.ts'
import { questionsOfFile } from './questions/questions-file.ts'
import { scoreFile } from './questions/score-file.ts'

/** How much of the criteria brokers ask for the query language understands; what it does not is named. */
export async function benchQuestions(): Promise<BenchFigures> {
  const { fields, right, misses } = scoreQuestions()
  for (const miss of misses) console.log(`  missed: ${miss}`)
  const own = {
    fields_right_percent: (100 * right) / fields,
    fields,
    questions: BROKER_QUESTIONS.length,
  }
  const others = questionsOfFile()
  if (others === null) {
    console.log('  skipped: the questions of ../shared/data are not here')
    return own
  }
  return { ...own, ...scoreFile(others) }
}
