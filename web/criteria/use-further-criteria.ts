import { useLayoutEffect, useMemo, useRef } from 'react'
import type { Book } from '../../sync/book/book.ts'
import { unusedCriteria, unusedSentences } from '../../sync/book/question/unused-criteria.ts'
import type { Criterion } from '../../sync/domain/criteria/criterion.ts'
import { QUERY_LENGTH } from '../../sync/domain/criteria/parsed-query.ts'
import { useAsking } from '../use-asking.ts'

/** What a set is narrowed by in words of the query language, beside its own filters. The same object as long as it is. */
export interface FurtherCriteria {
  /** Null until they can be read. */
  criteria: readonly Criterion[] | null
  /** What a question has no place for, as sentences. */
  unused: readonly string[]
  wordsOf(index: number): string
  add(words: string): void
  edit(index: number, words: string): void
  remove(index: number): void
  clear(): void
}

const NONE: readonly Criterion[] = []
const NO_FILTER = {}

/** Reads the words that an address holds, and writes them anew as criteria come and go. */
export function useFurtherCriteria(
  book: Book | null,
  text: string,
  setText: (text: string) => void,
): FurtherCriteria {
  const asking = useAsking()
  const question = useMemo(() => {
    if (book === null || asking === null || text === '') return null
    return asking.searchQuestion(book, { text, filter: NO_FILTER, mapFilter: NO_FILTER, withSimilar: false })
  }, [book, asking, text])
  const newest = useRef(setText)
  useLayoutEffect(() => {
    newest.current = setText
  })
  return useMemo((): FurtherCriteria => {
    const write = (next: string) => newest.current(next)
    const change = (to: ReturnType<NonNullable<typeof question>['without']>) => {
      if (to !== null && 'text' in to) write(to.text)
    }
    return {
      criteria: text === '' ? NONE : (question?.criteria ?? null),
      unused: unusedSentences(unusedCriteria((question?.asked ?? []).map(({ criterion }) => criterion))),
      wordsOf: (index) => question?.wordsOf(index) ?? '',
      add: (words) =>
        write((text.trim() === '' ? words : `${text.trimEnd()}, ${words}`).slice(0, QUERY_LENGTH)),
      edit: (index, words) => question && change(question.reword(index, words)),
      remove: (index) => question && change(question.without(index)),
      clear: () => write(''),
    }
  }, [question, text])
}
