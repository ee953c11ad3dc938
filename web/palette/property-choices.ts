import { Building2, Search } from 'lucide-react'
import type { Book } from '../../sync/book/book.ts'
import { propertyAt } from '../../sync/book/property-at.ts'
import { find, type Question } from '../../sync/book/question/find.ts'
import { MAX_CRITERIA } from '../../sync/book/question/marks.ts'
import { unusedCriteria, unusedSentences } from '../../sync/book/question/unused-criteria.ts'
import { vocabularyOf } from '../../sync/book/question/vocabulary-of.ts'
import { dayHere } from '../../sync/domain/dates/days.ts'
import { formatRent, RENT_UNITS } from '../../sync/domain/format.ts'
import { addressLine } from '../../sync/domain/place/address-line.ts'
import type { Property } from '../../sync/domain/property.ts'
import { parseQuery } from '../../sync/domain/query/query-language.ts'
import { completionsOf } from '../../sync/domain/query/vocabulary/complete.ts'
import { DEFAULT_SORT } from '../../sync/domain/sort.ts'
import { lastVisit } from '../data/last-visit.ts'
import { SEARCH_ID } from '../data/recent-choices.ts'
import type { Choice } from '../ui/choices/choice.ts'
import type { FromBook } from './group-choices.ts'

/** Properties shown for one query. */
const MOST_PROPERTIES = 8
const MOST_COMPLETIONS = 3

export interface PropertyActions {
  openProperty(id: string): void
  searchFor(words: string): void
}

/**
 * What a book answers to a query that is not blank: the search with how many it would find, and properties: those
 * that hold the whole query as words, then the first of the search. None for words while the text index is being
 * built.
 */
export function choicesFromBook(book: Book | null, query: string, actions: PropertyActions): FromBook {
  const search = searchChoice(query, actions)
  if (book === null) return { properties: [], completions: [], search, isUnderstood: false }
  const completions = completionsOf(query, vocabularyOf(book))
    .slice(0, MOST_COMPLETIONS)
    .map(({ words, of }) => ({ ...searchChoice(words, actions), detail: of }))
  const parsed = parseQuery(query, vocabularyOf(book), dayHere(new Date()), lastVisit())
  const asked = parsed.criteria.map(({ criterion }) => criterion)
  const criteria = asked.slice(0, MAX_CRITERIA)
  const [unused = null] = unusedSentences(unusedCriteria(asked))
  const hasWords = criteria.some(({ kind }) => kind === 'text')
  if (hasWords && book.base.textIndex === null)
    return { properties: [], completions, search, isUnderstood: false }
  const named = firstSlots(book, [{ kind: 'text', text: query }], 'relevance')
  const isNamed = named.words[0]?.by === 'held'
  const answer = firstSlots(book, criteria, parsed.sort ?? (hasWords ? 'relevance' : DEFAULT_SORT))
  const slots = [...new Set([...(isNamed ? named.slots : []), ...(criteria.length > 0 ? answer.slots : [])])]
  return {
    properties: slots
      .slice(0, MOST_PROPERTIES)
      .map((slot) => propertyChoice(propertyAt(book, slot), actions)),
    completions,
    search: { ...search, detail: unused, figure: `${answer.found.toLocaleString('en-US')} found` },
    isUnderstood: criteria.length > 0 && !hasWords,
  }
}

/** The slots are copied: the next question uses their memory. */
function firstSlots(book: Book, criteria: Question['criteria'], sort: Question['sort']) {
  const { slots, ...found } = find(book, { criteria, sort }, MOST_PROPERTIES)
  return { ...found, slots: [...slots] }
}

/** Opens a property. */
export function propertyChoice(property: Property, { openProperty }: PropertyActions): Choice {
  const { id, name, rentPerSf } = property
  return {
    id: `property ${id}`,
    name,
    detail: addressLine(property, 'short'),
    figure: rentPerSf === null ? null : `${formatRent(rentPerSf, 'month')} ${RENT_UNITS.month}`,
    icon: Building2,
    keys: [],
    run: () => openProperty(id),
  }
}

/** Searches for the words as typed. */
export function searchChoice(words: string, { searchFor }: PropertyActions): Choice {
  const asked = words.trim()
  return {
    id: `${SEARCH_ID}${asked}`,
    name: `Search for “${asked}”`,
    detail: null,
    figure: null,
    icon: Search,
    keys: [],
    run: () => searchFor(asked),
  }
}
