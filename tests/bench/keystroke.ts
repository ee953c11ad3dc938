import { sampleProperties } from '../../db/sample/sample-properties.ts'
import { type Book, overlay } from '../../sync/book/book.ts'
import { DEFAULT_SORT } from '../../sync/domain/sort.ts'
import { prepareWords, type SearchQuestion, searchQuestion } from '../../web/search/search-question.ts'
import { makeBase } from '../make/book.ts'
import { TYPED } from './browser/measure-typing.ts'
import { type BenchFigures, quantile } from './figures.ts'

/** Every text that typing them shows, key by key. */
const KEYS = TYPED.flatMap((whole) => [...whole].map((_, end) => whole.slice(0, end + 1)))

/** Whether each key leads to a question whose words are searched. */
export function areWordsSearched(rows: number): boolean[] {
  const book = bookOf(rows)
  return KEYS.map((text) => questionOf(book, text).criteria.some(({ kind }) => kind === 'text'))
}

/** What a key costs before anything is drawn: its words read as criteria, and the question asked of the book. */
export function timeQuestions(rows: number): BenchFigures {
  const book = bookOf(rows)
  // The index of words is built before anybody types.
  void book.base.textIndex
  const parse: number[] = []
  const ask: number[] = []
  for (let round = 0; round < 2; round++) {
    for (const text of KEYS) {
      const start = performance.now()
      const question = questionOf(book, text)
      const read = performance.now()
      question.ask(question.criteria.some(({ kind }) => kind === 'text') ? 'relevance' : DEFAULT_SORT)
      const asked = performance.now()
      if (round === 0) continue
      parse.push(read - start)
      ask.push(asked - read)
    }
  }
  return {
    keystroke_parse_p50_ms: quantile(parse, 0.5),
    keystroke_parse_p95_ms: quantile(parse, 0.95),
    keystroke_ask_p50_ms: quantile(ask, 0.5),
    keystroke_ask_p95_ms: quantile(ask, 0.95),
  }
}

function bookOf(rows: number): Book {
  const properties = [...sampleProperties({ seed: 7, count: rows })].sort((a, b) => (a.id < b.id ? -1 : 1))
  const book = overlay(makeBase(1, properties), [])
  prepareWords(book)
  return book
}

function questionOf(book: Book, text: string): SearchQuestion {
  return searchQuestion(book, { text, filter: {}, mapFilter: {}, withSimilar: false })
}
