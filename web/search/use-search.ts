import { useSearch as useAddress, useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import type { FirstPage } from '../../sync/book/question/first-page.ts'
import type { PropertyFilter } from '../../sync/domain/criteria/filter.ts'
import { QUERY_LENGTH } from '../../sync/domain/criteria/parsed-query.ts'
import type { MapFilter } from '../../sync/domain/query/criteria.ts'
import { DEFAULT_SORT } from '../../sync/domain/sort.ts'
import { useBook } from '../data/book/book.tsx'
import { type BookRows, useBookRows } from '../property/use-book-rows.ts'
import { useOpenProperty } from '../property/use-open-property.ts'
import { openingStatus, searchStatus } from '../rows/search-status.ts'
import { runWhenIdle } from '../run-when-idle.ts'
import { stringifySearch } from '../search-params.ts'
import { type AddressStep, useLiveParam } from '../ui/use-live-param.ts'
import { useAsking } from '../use-asking.ts'
import { askedIn, filterIn, paramsOf, type SearchPageParams } from './search-params.ts'
import type { SearchChange } from './search-question.ts'
import type { SearchState } from './search-state.ts'
import { useMapFilter } from './use-map-filter.ts'

const NONE: readonly never[] = []

/**
 * The search page's state: the address and the text being typed, read as criteria and answered from the book in
 * the same render. Nothing else is kept; every action changes the text or the address.
 */
export function useSearch(): SearchState {
  const { book, firstPage, failure, retry } = useBook()
  // Columns and the open property are read where they are shown: they leave the rest of the screen as it is.
  const address: SearchPageParams = useAddress({ from: '/search', select: askedIn, structuralSharing: true })
  const navigate = useNavigate({ from: '/search' })
  /** Changes the address: a step that Back takes back, unless it is said otherwise. Nothing where it says so already. */
  const setAddress = (part: Partial<SearchPageParams>, step: Partial<AddressStep> = {}): void => {
    const search = { ...address, ...part }
    if (stringifySearch(search) === stringifySearch(address)) return
    void navigate({ search: (was) => ({ ...was, ...part }), ...step })
  }
  const {
    value: text,
    set: typeText,
    step: setText,
    show: showText,
  } = useLiveParam((address.q ?? '').slice(0, QUERY_LENGTH), (q, step) =>
    setAddress({ q: q || undefined, similar: undefined }, step),
  )
  /** Another filter and, with it, another text. */
  const goTo = (filter: PropertyFilter, q: string): void => {
    showText(q)
    const isSame = q === text
    setAddress({ ...paramsOf(filter), q: q || undefined, ...(!isSame && { similar: undefined }) })
  }

  // The same object as before where the filter did not change, so that new text alone asks nothing again.
  const urlFilter = useAddress({ from: '/search', select: filterIn, structuralSharing: true })
  // Similar words are asked for once: the next words begin without them.
  const withSimilar = address.similar !== undefined && text === (address.q ?? '')
  const onMap = useMapFilter()
  const { mapFilter } = onMap
  const asking = useAsking()
  const question = useMemo(
    () => (book && asking?.searchQuestion(book, { text, filter: urlFilter, mapFilter, withSimilar })) ?? null,
    [book, asking, text, urlFilter, mapFilter, withSimilar],
  )
  // So that the first word typed does not wait for the names in the book to be listed.
  useEffect(
    () => (book && asking ? runWhenIdle(async () => asking.prepareWords(book)) : undefined),
    [book, asking],
  )
  const criteria = question?.criteria ?? NONE
  const hasWords = criteria.some(({ kind }) => kind === 'text')
  const asked = address.sort ?? question?.sort ?? (hasWords ? 'relevance' : DEFAULT_SORT)
  // While its words cannot be searched, a question finds too much, so nothing is counted, shown or exported.
  const lacksWords = hasWords && book !== null && book.base.textIndex === null
  const answer = useMemo(
    () => (lacksWords ? null : (question?.ask(asked) ?? null)),
    [lacksWords, question, asked],
  )
  // What is counted of a set stays the same object in another order: the rents stand for it.
  const rents = answer?.rents
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer in another order is the same set.
  const { set, chips } = useMemo(
    () => ({
      set: answer?.slots ?? null,
      chips: criteria.map((criterion, i) => ({
        criterion,
        left: answer?.left[i],
        without: answer?.without[i] ?? 0,
      })),
    }),
    [criteria, rents],
  )
  const canSortByRelevance =
    hasWords && (answer?.words.every(({ by }) => by === 'held' || by === 'similar') ?? true)
  const sort = asked === 'relevance' && !canSortByRelevance ? DEFAULT_SORT : asked

  // Until the book can be asked, a bare search shows its first page. A map does not: its pins come from the book.
  const isPlain = text === '' && sort === DEFAULT_SORT && isEmpty(urlFilter) && isEmpty(mapFilter)
  const missing = book === null ? failure : null
  const needsNoBook = isPlain && address.view !== 'map'
  const opening = question === null && (missing === null || needsNoBook) ? firstPage : null
  const ahead = isPlain ? opening : null
  const bookRows = useBookRows(book)
  const rows = useMemo(() => (ahead === null ? bookRows : firstRows(ahead)), [ahead, bookRows])

  const open = useOpenProperty()

  function change(to: SearchChange | null): void {
    if (to === null) return
    if ('without' in to) {
      if (to.without === 'area') onMap.setArea(null)
      else onMap.setWithin(null)
    } else if ('filter' in to) goTo(to.filter, to.text)
    else setText(to.text)
  }

  return {
    status: opening === null ? searchStatus(question && book, missing, lacksWords) : openingStatus(isPlain),
    retry,
    bookSize: book?.size ?? ahead?.answer.found ?? 0,

    query: text,
    typeQuery: typeText,
    setQuery: setText,
    chips,
    asides: question?.asides ?? NONE,
    asked: question?.asked ?? NONE,
    corrections: question?.corrections ?? NONE,
    removeChip: (index) => question && change(question.without(index)),
    editChip: (index, words) => question && change(question.reword(index, words)),
    wordsOf: (index) => question?.wordsOf(index) ?? '',

    filter: question?.filter ?? urlFilter,
    // Without a question there are no words that a filter could change.
    applyFilter: (draft) => (question ? change(question.apply(draft)) : goTo(draft, text)),
    clearAll() {
      showText('')
      const nothing = {
        ...paramsOf({}),
        q: undefined,
        similar: undefined,
        sort: undefined,
        area: undefined,
        within: undefined,
      }
      setAddress(nothing)
    },
    preview: (draft) => (lacksWords ? null : (question?.preview(draft) ?? null)),

    ...onMap,

    includeSimilar: (isWanted) => setAddress({ similar: isWanted ? '1' : undefined }),

    sort,
    canSortByRelevance,
    setSort: (next) => setAddress({ sort: next === 'relevance' ? undefined : next }),
    view: address.view ?? 'grid',
    setView: (view) => setAddress({ view: view === 'grid' ? undefined : view }),
    unit: address.unit ?? 'month',
    setUnit: (unit) => setAddress({ unit: unit === 'month' ? undefined : unit }, { replace: true }),

    answer: ahead?.answer ?? answer,
    set: ahead?.answer.slots ?? set,
    ...rows,
    // The first page has slots of its own, which are not those of the book.
    book: ahead === null ? book : null,
    ...open,
  }
}

function isEmpty(filter: PropertyFilter | MapFilter): boolean {
  return Object.values(filter).every((part) => part === undefined)
}

/** Reads properties of a first page as of a book. */
function firstRows({ properties }: FirstPage): BookRows {
  return {
    propertyAt(slot) {
      const property = properties[slot]
      if (property === undefined)
        throw new Error('There is no property beyond the first page before there is a book.')
      return property
    },
    slotOf: (id) => properties.findIndex((property) => property.id === id),
  }
}
