import type { PartyField, WordField } from '../../criteria/asked-fields.ts'
import type { Criterion } from '../../criteria/criterion.ts'
import type { ParsedCriterion, Span } from '../../criteria/parsed-query.ts'
import type { Day } from '../../dates/days.ts'
import type { Moment } from '../../dates/moments.ts'
import type { WordsSort } from '../../table/table-sort.ts'
import type { Token } from '../words/lexer.ts'
import type { PreparedVocabulary } from './prepared-vocabulary.ts'

/** What every reader of phrases sees. */
export interface Reading {
  text: string
  tokens: readonly Token[]
  vocabulary: PreparedVocabulary
  /** True where a type of building other than office is named, so that "office" by itself is the amenity. */
  namesOtherType: boolean
  /** The day that "this year" refers to. Without it such words mean nothing. */
  today: Day | undefined
  /** The moment that "my last visit" refers to, as `today`. */
  lastVisit: Moment | undefined
}

/** Where the words of some tokens stand. Tokens may be in another order than their words. */
export function spanOf({ tokens }: Reading, first: number, end: number): Span {
  const read = tokens.slice(first, end)
  return { start: Math.min(...read.map(({ start }) => start)), end: Math.max(...read.map(({ end }) => end)) }
}

/** What precedes a phrase and decides how it is read. */
export interface Lead {
  /** Something the property has or has not: "with", "without", or a further item after an amenity. */
  isFeature: boolean
  /** A place: "in", "located in". */
  isPlace: boolean
  /** A type joined by "or": "warehouse or office". */
  isOtherType: boolean
  /** Denied as what it is, not as what it has: "everything that isn't office". */
  isOtherThan: boolean
  /** Directly after a town, at most a comma between: a state. */
  isAfterCity: boolean
  /** Directly after a state: a ZIP code, whether the book has it or not. */
  isAfterState: boolean
}

/** A phrase that was read, up to but not including token `end`. */
export type Found =
  | {
      kind: 'criterion'
      criterion: Criterion
      /** What the phrase asks when it is negated. Null where that cannot be expressed. */
      negated: Criterion | null
      /** Of a name: what it is asked for by itself, where no word says its role. */
      isUsualRole?: boolean
      /** Of a name: what it would be asked for by itself. */
      usualField?: PartyField
      end: number
    }
  | { kind: 'sort'; sort: WordsSort; end: number }
  | { kind: 'limit'; limit: number; sort?: WordsSort; isNearest?: boolean; end: number }
  /** The nearest of what is near to a place come first, or are meant by a limit. */
  | { kind: 'nearest'; end: number }
  /** Words that belong together and stay words to search. */
  | { kind: 'words'; end: number }

/** Reads a phrase that begins at a token, or finds none there. */
export type Reader = (reading: Reading, at: number, lead: Lead) => Found | null

/** A criterion that is negated by its own `not`. */
export function foundCriterion(criterion: Criterion, end: number): Found {
  const negated = 'not' in criterion ? { ...criterion, not: true } : null
  return { kind: 'criterion', criterion, negated, end }
}

/** A criterion of one value. */
export function foundWord(field: WordField, value: string, end: number): Found {
  return foundCriterion({ kind: 'word', field, anyOf: [value], not: false }, end)
}

export const NO_LEAD: Lead = {
  isFeature: false,
  isPlace: false,
  isOtherType: false,
  isOtherThan: false,
  isAfterCity: false,
  isAfterState: false,
}

/** A phrase while it is being read: a later word may give it its bound. */
interface Phrase extends ParsedCriterion {
  criterion: Criterion
  spans: ParsedCriterion['spans']
}

/** What one walk over the tokens found. */
export interface Scan {
  /** One for every phrase, in order. */
  phrases: Phrase[]
  sort: WordsSort | null
  limit: { count: number; span: Span } | null
  /** Whether the nearest ones are meant. */
  isNearest: boolean
  /** 1 for each token that was not understood. */
  left: Uint8Array
}
