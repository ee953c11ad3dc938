import { expect, test } from 'vitest'
import { BROKER_QUESTIONS, scoreQuestions } from './broker-questions/score.ts'

/** The least share of the criteria's fields that must be understood. */
const LEAST_SHARE = 0.95

test("at least 95 % of the fields of brokers' questions are understood", () => {
  const { fields, right, misses } = scoreQuestions()
  expect(BROKER_QUESTIONS.length).toBeGreaterThanOrEqual(150)
  expect(right / fields, misses.join('\n')).toBeGreaterThanOrEqual(LEAST_SHARE)
})

test('no question is asked twice', () => {
  const words = BROKER_QUESTIONS.map(([question]) => question)
  expect(words).toEqual([...new Set(words)])
})
