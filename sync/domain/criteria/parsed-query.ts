import type { WordsSort } from '../table/table-sort.ts'
import type { Criterion } from './criterion.ts'

/** Longest query text, in UTF-16 units: far beyond what anyone types. */
export const QUERY_LENGTH = 2_000

/** A range of the query text: from `start` up to, not including, `end`, in UTF-16 units. */
export interface Span {
  start: number
  end: number
}

/** A criterion and the words it was read from. Cutting the spans out of the text removes the criterion. */
export interface ParsedCriterion {
  criterion: Criterion
  spans: readonly Span[]
}

/** A misspelled word, and what it was read as. */
export interface Correction {
  typed: string
  meant: string
}

/** What the query language made of a text. */
export interface ParsedQuery {
  /** In the order of the words; words not understood come last, together, as one `text` criterion. */
  criteria: readonly ParsedCriterion[]
  /** Set where the words ask for an order: "cheapest", "largest first". */
  sort: WordsSort | null
  /** Set where the words ask for so many only: "5 cheapest", "top 10". */
  limit?: number
  /** The words that say so. */
  limitSpan?: Span
  /** Set where the nearest to a place are meant: "5 closest to IAH", "nearest first". */
  isNearest?: boolean
  /** Set where words were read as others than were typed. */
  corrections?: readonly Correction[]
}
