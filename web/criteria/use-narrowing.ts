import { useLayoutEffect, useMemo, useRef } from 'react'
import type { Book } from '../../sync/book/book.ts'
import { unusedCriteria, unusedSentences } from '../../sync/book/question/unused-criteria.ts'
import type { Criterion } from '../../sync/domain/criteria/criterion.ts'
import type { PropertyFilter } from '../../sync/domain/criteria/filter.ts'
import { QUERY_LENGTH } from '../../sync/domain/criteria/parsed-query.ts'
import { type AddressStep, useLiveParam } from '../ui/use-live-param.ts'
import { useAsking } from '../use-asking.ts'
import { type FilterParams, filterIn, paramsOf } from './filter-params.ts'

/** What an address narrows a set by: what the filter panel sets, and words of the query language. */
export type NarrowedParams = FilterParams & { also?: string | undefined }

/** What a set is narrowed by. The same object as long as it is. */
export interface Narrowing {
  /** In the order of the chips. Null until they can be read. */
  criteria: readonly Criterion[] | null
  /** What a question has no place for, as sentences. */
  unused: readonly string[]
  /** As the panel shows it: what it sets, and what the words say of the same. */
  filter: PropertyFilter
  /** While it is being typed or dragged: a step that Back takes back, however many changes it took. */
  apply(draft: PropertyFilter): void
  wordsOf(index: number): string
  add(words: string): void
  edit(index: number, words: string): void
  remove(index: number): void
  clear(): void
}

export const NO_CRITERIA: readonly Criterion[] = []
const NO_MAP = {}

/** Reads what an address narrows by, and writes it anew as criteria come and go. */
export function useNarrowing(
  book: Book | null,
  inAddress: NarrowedParams,
  writeAddress: (params: NarrowedParams, step: AddressStep) => void,
): Narrowing {
  const asking = useAsking()
  const live = useLiveParam(inOrder(inAddress), writeAddress)
  // As text, since a new object that asks the same is no other question.
  const asked = JSON.stringify(live.value)
  const { text, filter } = useMemo(() => {
    const params: NarrowedParams = JSON.parse(asked)
    return { text: params.also ?? '', filter: filterIn(params) }
  }, [asked])
  const question = useMemo(
    () =>
      (book && asking?.searchQuestion(book, { text, filter, mapFilter: NO_MAP, withSimilar: false })) ?? null,
    [book, asking, text, filter],
  )
  const newest = useRef(live)
  useLayoutEffect(() => {
    newest.current = live
  })
  return useMemo((): Narrowing => {
    const asParams = (to: { text: string; filter?: PropertyFilter }) =>
      inOrder({ ...paramsOf(to.filter ?? filter), also: to.text.slice(0, QUERY_LENGTH) || undefined })
    const change = (to: ReturnType<NonNullable<typeof question>['without']> | undefined) => {
      if (to && 'text' in to) newest.current.step(asParams(to))
    }
    const isNothing = text === '' && Object.keys(filter).length === 0
    return {
      criteria: isNothing ? NO_CRITERIA : (question?.criteria ?? null),
      unused: unusedSentences(unusedCriteria((question?.asked ?? []).map(({ criterion }) => criterion))),
      filter: question?.filter ?? filter,
      apply(draft) {
        const to = question?.apply(draft) ?? { text, filter: draft }
        if ('text' in to) newest.current.set(asParams(to))
      },
      wordsOf: (index) => question?.wordsOf(index) ?? '',
      add: (words) => change({ text: text.trim() === '' ? words : `${text.trimEnd()}, ${words}` }),
      edit: (index, words) => change(question?.reword(index, words)),
      remove: (index) => change(question?.without(index)),
      clear: () => change({ text: '', filter: {} }),
    }
  }, [question, text, filter])
}

/** What is asked of an address, each part at its place, so that two that ask the same are written the same. */
function inOrder(params: NarrowedParams): NarrowedParams {
  return { also: params.also, ...paramsOf(filterIn(params)) }
}
