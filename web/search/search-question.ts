import type { Book } from '../../sync/book/book.ts'
import type { Answer } from '../../sync/book/question/answer.ts'
import { ask, inOtherOrder } from '../../sync/book/question/ask.ts'
import { vocabularyOf } from '../../sync/book/question/vocabulary-of.ts'
import type { Criterion } from '../../sync/domain/criteria/criterion.ts'
import type { PropertyFilter } from '../../sync/domain/criteria/filter.ts'
import { removeFromFilter } from '../../sync/domain/criteria/filter-parts.ts'
import type { Correction } from '../../sync/domain/criteria/parsed-query.ts'
import { applyDraft } from '../../sync/domain/query/apply-draft.ts'
import type { MapFilter, SourcedCriterion } from '../../sync/domain/query/criteria.ts'
import { removeCriterion, replaceCriterion, wordsOf } from '../../sync/domain/query/edit-query.ts'
import { phraseOf } from '../../sync/domain/query/fields/phrase-of.ts'
import { prepareVocabulary } from '../../sync/domain/query/vocabulary/prepared-vocabulary.ts'
import type { TableSort, WordsSort } from '../../sync/domain/table/table-sort.ts'
import { type Aside, asidesOf } from './asides.ts'
import { readQuestion } from './read-question.ts'

/** What the search box, the applied filter and the map ask. */
export interface SearchWords {
  text: string
  filter: PropertyFilter
  mapFilter: MapFilter
  /** Whether similar words are found as well. */
  withSimilar: boolean
}

/** What is to be asked instead: other words, other words and another filter, or less on the map. */
export type SearchChange =
  | { text: string }
  | { text: string; filter: PropertyFilter }
  | { without: keyof MapFilter }

/** A question to a book, and what becomes of it when its parts change. */
export interface SearchQuestion {
  /** In the order of the chips. */
  criteria: readonly Criterion[]
  /** The filter in force, as the panel shows it. */
  filter: PropertyFilter
  /** The order its words ask for. */
  sort: WordsSort | null
  /** All that is asked, also what a question has no place for. */
  asked: readonly SourcedCriterion[]
  /** What was read as other words than were typed. */
  corrections: readonly Correction[]
  /** How many are wanted, and what was taken for granted, each with the words that say otherwise. */
  asides: readonly Aside[]
  /** In another order, what is counted of the same set is the same object. */
  ask(sort: TableSort | 'relevance'): Answer
  /** What a draft of the panel would find. */
  preview(draft: PropertyFilter): Answer
  /** The words a criterion was read from, or that would be read as it. */
  wordsOf(criterion: number): string
  /** What is asked without a criterion, and with other words for it; null where words cannot say it. */
  without(criterion: number): SearchChange | null
  reword(criterion: number, words: string): SearchChange | null
  apply(draft: PropertyFilter): SearchChange
}

/** Lists the names that words are compared with, before there are words. */
export function prepareWords(book: Book): void {
  prepareVocabulary(vocabularyOf(book))
}

export function searchQuestion(
  book: Book,
  { text, filter: urlFilter, mapFilter, withSimilar }: SearchWords,
): SearchQuestion {
  const read = readQuestion(book, text, urlFilter, mapFilter, withSimilar)
  const { parsed, criteria: sourced, filter } = read
  const criteria = sourced.map(({ criterion }) => criterion)
  const applied = (draft: PropertyFilter) => {
    const { query, filter } = applyDraft({ query: text, parsed, urlFilter, draft })
    return { text: query, filter }
  }
  const limit = parsed.limit ?? null
  let counted: Answer | null = null
  return {
    criteria,
    asked: read.asked,
    filter,
    sort: parsed.sort,
    corrections: parsed.corrections ?? [],
    asides: asidesOf(book, text, parsed),
    ask(sort) {
      const question = { criteria, sort }
      if (counted !== null && limit === null) return inOtherOrder(book, counted, question, parsed.isNearest)
      counted = ask(book, question, limit, parsed.isNearest)
      return counted
    },
    preview(draft) {
      const { text, filter } = applied(draft)
      const read = readQuestion(book, text, filter, mapFilter, withSimilar)
      return ask(book, { criteria: read.criteria.map(({ criterion }) => criterion), sort: 'rent_asc' })
    },
    wordsOf(index) {
      const one = sourced[index]
      if (one === undefined) return ''
      return 'query' in one.from ? wordsOf(text, parsed, one.from.query) : phraseOf(one.criterion)
    },
    without(index) {
      const from = sourced[index]?.from
      if (from === undefined) return null
      if ('query' in from) return { text: removeCriterion(text, parsed, from.query) }
      if ('map' in from) return { without: from.map }
      return { text, filter: removeFromFilter(urlFilter, from.filter) }
    },
    reword(index, words) {
      const from = sourced[index]?.from
      if (from === undefined || 'map' in from) return null
      if ('query' in from) return { text: replaceCriterion(text, parsed, from.query, words) }
      const further = text.trim() === '' ? words : `${text.trimEnd()}, ${words}`
      return { text: further, filter: removeFromFilter(urlFilter, from.filter) }
    },
    apply: applied,
  }
}
