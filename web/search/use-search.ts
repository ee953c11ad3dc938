import { useSearch as useAddress, useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import type { Book } from '../../sync/book/book.ts'
import { ask } from '../../sync/book/question/ask.ts'
import { applyDraft } from '../../sync/domain/apply-draft.ts'
import type { MapFilter, SourcedCriterion } from '../../sync/domain/criteria.ts'
import type { PropertyFilter } from '../../sync/domain/filter.ts'
import { removeFromFilter } from '../../sync/domain/filter-parts.ts'
import { QUERY_LENGTH } from '../../sync/domain/parsed-query.ts'
import { removeCriterion, replaceCriterion, wordsOf } from '../../sync/domain/query/edit-query.ts'
import { phraseOf } from '../../sync/domain/query/phrase-of.ts'
import { DEFAULT_SORT } from '../../sync/domain/sort.ts'
import { useBook } from '../data/book/book.tsx'
import { useBookRows } from '../property/use-book-rows.ts'
import { useOpenProperty } from '../property/use-open-property.ts'
import { useLiveParam } from '../ui/use-live-param.ts'
import { whenIdle } from '../when-idle.ts'
import { firstRows } from './first-rows.ts'
import { prepareWords, readQuestion } from './read-question.ts'
import { filterIn, paramsOf, type SearchPageParams } from './search-params.ts'
import type { SearchState } from './search-state.ts'
import { searchStatus } from './search-status.ts'
import { useMapFilter } from './use-map-filter.ts'

/**
 * The search page's state: the address and the text being typed, read as criteria and answered from the book in
 * the same render. Nothing else is kept; every verb changes the text or the address.
 */
export function useSearch(): SearchState {
  const { book, firstPage, failure, retry } = useBook()
  const address: SearchPageParams = useAddress({ from: '/search' })
  const navigate = useNavigate({ from: '/search' })
  const setAddress = (part: Partial<SearchPageParams>, replace: boolean): void =>
    void navigate({ search: (was) => ({ ...was, ...part }), replace })
  const {
    value: text,
    set: setText,
    show: showText,
  } = useLiveParam((address.q ?? '').slice(0, QUERY_LENGTH), (q) => setAddress({ q: q || undefined }, true))
  /** A step that Back takes back: another filter and, with it, another text. */
  const goTo = (filter: PropertyFilter, q: string): void => {
    showText(q)
    setAddress({ ...paramsOf(filter), q: q || undefined }, false)
  }

  // Shared with the last one where nothing of the filter changed, so that the text alone asks nothing anew.
  const urlFilter = useAddress({ from: '/search', select: filterIn, structuralSharing: true })
  const onMap = useMapFilter()
  const { mapFilter } = onMap
  const question = useMemo(
    () => (book ? readQuestion(book, text, urlFilter, mapFilter) : null),
    [book, text, urlFilter, mapFilter],
  )
  // The first word that is typed shall not wait for the names in the book to be listed.
  useEffect(() => (book ? whenIdle(async () => prepareWords(book)) : undefined), [book])
  const criteria = question?.criteria ?? NO_CRITERIA
  const hasWords = criteria.some(({ criterion }) => criterion.kind === 'text')
  const sort = address.sort ?? question?.parsed.sort ?? (hasWords ? 'relevance' : DEFAULT_SORT)
  const answer = useMemo(
    () =>
      book && question ? ask(book, { criteria: question.criteria.map((c) => c.criterion), sort }) : null,
    [book, question, sort],
  )

  const isPlain = text === '' && sort === DEFAULT_SORT && isEmpty(urlFilter) && isEmpty(mapFilter)
  const ahead = isPlain && book === null && failure === null ? firstPage : null
  const bookRows = useBookRows(book)
  const rows = useMemo(() => (ahead === null ? bookRows : firstRows(ahead)), [ahead, bookRows])

  const open = useOpenProperty()

  return {
    status: ahead === null ? searchStatus(book, failure, hasWords) : { kind: 'ready' },
    retry,
    bookSize: book?.size ?? ahead?.answer.found ?? 0,

    query: text,
    setQuery: setText,
    chips: criteria.map(({ criterion }, i) => ({
      criterion,
      left: answer?.left[i] ?? 0,
      without: answer?.without[i] ?? 0,
    })),
    removeChip(index) {
      const chip = criteria[index]
      if (question === null || chip === undefined) return
      if ('query' in chip.from) setText(removeCriterion(text, question.parsed, chip.from.query))
      else if ('map' in chip.from) {
        if (chip.from.map === 'area') onMap.setArea(null)
        else onMap.setWithin(null)
      } else goTo(removeFromFilter(urlFilter, chip.from.filter), text)
    },
    editChip(index, words) {
      const chip = criteria[index]
      if (question === null || chip === undefined || 'map' in chip.from) return
      if ('query' in chip.from) {
        setText(replaceCriterion(text, question.parsed, chip.from.query, words))
        return
      }
      goTo(
        removeFromFilter(urlFilter, chip.from.filter),
        text.trim() === '' ? words : `${text.trimEnd()}, ${words}`,
      )
    },
    wordsOf(index) {
      const chip = criteria[index]
      if (question === null || chip === undefined) return ''
      return 'query' in chip.from ? wordsOf(text, question.parsed, chip.from.query) : phraseOf(chip.criterion)
    },

    filter: question?.filter ?? urlFilter,
    applyFilter(draft) {
      if (question === null) return
      const applied = applyDraft({ query: text, parsed: question.parsed, urlFilter, draft })
      goTo(applied.filter, applied.query)
    },
    clearAll() {
      showText('')
      const nothing = { ...paramsOf({}), q: undefined, area: undefined, within: undefined, sort: undefined }
      setAddress(nothing, false)
    },
    preview(draft) {
      if (book === null || question === null) return null
      const applied = applyDraft({ query: text, parsed: question.parsed, urlFilter, draft })
      return ask(book, {
        criteria: criteriaIn(book, applied.query, applied.filter, mapFilter),
        sort: 'rent_asc',
      })
    },

    ...onMap,

    sort,
    canSortByRelevance: hasWords,
    setSort: (next) => setAddress({ sort: next === 'relevance' ? undefined : next }, true),
    view: address.view ?? 'grid',
    setView: (view) => setAddress({ view: view === 'grid' ? undefined : view }, true),
    unit: address.unit ?? 'month',
    setUnit: (unit) => setAddress({ unit: unit === 'month' ? undefined : unit }, true),

    answer: ahead?.answer ?? answer,
    ...rows,
    book,
    ...open,
  }
}

const NO_CRITERIA: readonly SourcedCriterion[] = []

function isEmpty(filter: PropertyFilter | MapFilter): boolean {
  return Object.values(filter).every((part) => part === undefined)
}

function criteriaIn(book: Book, text: string, filter: PropertyFilter, mapFilter: MapFilter) {
  return readQuestion(book, text, filter, mapFilter).criteria.map((c) => c.criterion)
}
