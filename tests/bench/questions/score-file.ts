import { sampleProperties } from '../../../db/sample/sample-properties.ts'
import { overlay } from '../../../sync/book/book.ts'
import { vocabularyOf } from '../../../sync/book/question/vocabulary-of.ts'
import { QUERY_LENGTH } from '../../../sync/domain/criteria/parsed-query.ts'
import { parseQuery } from '../../../sync/domain/query/query-language.ts'
import type { Vocabulary } from '../../../sync/domain/query/vocabulary/vocabulary.ts'
import { makeBase } from '../../make/book.ts'
import { type BenchFigures, quantile, timeRuns } from '../figures.ts'
import { askKeys } from './ask-keys.ts'
import { judge } from './judge.ts'
import { judgeAsk } from './judge-ask.ts'
import { keysOf } from './keys-of.ts'
import type { FileQuestion } from './questions-file.ts'
import { talkKeys } from './talk-keys.ts'

/** The day of every question of the file. */
const TODAY = '2026-11-22'

/** The questions of the file, by the last of their numbers. */
const CLASSES = [
  { name: 'shorthand', last: 60 },
  { name: 'geography', last: 100 },
  { name: 'parties', last: 135 },
  { name: 'negation', last: 160 },
  { name: 'dates', last: 185 },
  { name: 'conversations', last: 220 },
  { name: 'analysis', last: 260 },
] as const
type Name = (typeof CLASSES)[number]['name'] | 'all'

interface Sum {
  questions: number
  rightQuestions: number
  keys: number
  rightKeys: number
  wrongFilled: number
}

/** How the search box reads the file: the third not divisible by three is for learning, the other only counted. */
export function scoreFile(questions: readonly FileQuestion[]): BenchFigures {
  const vocabulary = vocabularyOf(book())
  const sums = new Map<string, Sum>()
  for (const question of questions) {
    const name = CLASSES.find(({ last }) => question.id <= last)?.name
    if (name === undefined) continue
    const part = question.id % 3 === 0 ? 'held' : 'learn'
    const found = foundBy(name, question.words, vocabulary)
    const { isRight, keys, right, wrong } =
      name === 'analysis' ? judgeAsk(found, question) : judge(found, question)
    if (part === 'learn' && !isRight) {
      console.log(
        `  D${question.id} ${question.words}\n    ${JSON.stringify(found)}\n    not ${JSON.stringify(question.expected[0])}`,
      )
    }
    for (const key of [`${part}_${name}`, `${part}_all`]) {
      const sum = sums.get(key) ?? { questions: 0, rightQuestions: 0, keys: 0, rightKeys: 0, wrongFilled: 0 }
      sums.set(key, {
        questions: sum.questions + 1,
        rightQuestions: sum.rightQuestions + Number(isRight),
        keys: sum.keys + keys,
        rightKeys: sum.rightKeys + right,
        wrongFilled: sum.wrongFilled + Number(wrong.length > 0),
      })
    }
  }
  return { ...figuresOf(sums), reading_20k_p95_ms: timeOf(questions, vocabulary) }
}

function foundBy(name: string, words: string, vocabulary: Vocabulary): Record<string, unknown> {
  if (name === 'conversations') return talkKeys(words, vocabulary, TODAY)
  if (name === 'analysis') return askKeys(words, vocabulary, TODAY)
  return keysOf(parseQuery(words, vocabulary, TODAY), words)
}

function book() {
  const properties = sampleProperties({ seed: 7, count: 20_000 })
  return overlay(
    makeBase(
      1,
      [...properties].sort((a, b) => (a.id < b.id ? -1 : 1)),
    ),
    [],
  )
}

function figuresOf(sums: ReadonlyMap<string, Sum>): BenchFigures {
  const names: Name[] = [...CLASSES.map(({ name }) => name), 'all']
  return Object.fromEntries(
    ['learn', 'held'].flatMap((part) =>
      names.flatMap((name) => {
        const sum = sums.get(`${part}_${name}`)
        if (sum === undefined) return []
        return [
          [`${part}_${name}_questions_right_percent`, (100 * sum.rightQuestions) / sum.questions],
          [`${part}_${name}_keys_right_percent`, (100 * sum.rightKeys) / sum.keys],
          [`${part}_${name}_questions_with_a_wrong_key`, sum.wrongFilled],
        ]
      }),
    ),
  )
}

function timeOf(questions: readonly FileQuestion[], vocabulary: Vocabulary): number {
  const times = questions.map(({ words }) => {
    const runs = timeRuns(5, () => parseQuery(words.slice(0, QUERY_LENGTH), vocabulary, TODAY))
    return quantile(runs, 0.5)
  })
  return quantile(times, 0.95)
}
