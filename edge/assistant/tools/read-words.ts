import type { Book } from '../../../sync/book/book.ts'
import { searchBook, wordsHeld } from '../../../sync/book/question/search-book.ts'
import { vocabularyOf } from '../../../sync/book/question/vocabulary-of.ts'
import { MOST_WORDS } from '../../../sync/book/question/words/choose-words.ts'
import { separateWords, withoutDenied } from '../../../sync/book/question/words/separate-words.ts'
import type { Criterion } from '../../../sync/domain/criteria/criterion.ts'
import { QUERY_LENGTH } from '../../../sync/domain/criteria/parsed-query.ts'
import { parseQuery } from '../../../sync/domain/query/query-language.ts'
import { correctionSentences } from '../../../sync/domain/query/vocabulary/corrections.ts'
import type { WordsSort } from '../../../sync/domain/table/table-sort.ts'
import { lowestHeldRank, type TextHits } from '../../../sync/search/text-search.ts'
import type { BookToday } from './tool-context.ts'

export interface ReadWords {
  criteria: Criterion[]
  /** Words that are neither a criterion nor like anything in the book; they are not looked for. */
  notUnderstood: string | null
  sort: WordsSort | null
  limit: number | null
  /** The nearest first. */
  isNearest: boolean
  /** What was read as other words than were typed, in sentences. */
  corrected: string[]
}

/** Conversational words, which ask nothing about a property. */
const TALK =
  /\b(?:a|an|the|so|ok|okay|well|now|then|too|as well|again|instead|about|which|ones?|they|them|that|those|these|its?|of|is|are|am|be|has|have|had|got|tell|give|know|think|say|help|like|let|let's|us|any|there|do|does|did|how|what|what's|when|why|who|whose|and|or|but|for|in|on|at|to|from|by|with|than|among|out|please|thanks|thank|you|yes|no|not|same|rest|more|most|else|other|others|set|results?|list|lists|sales?|sold|transactions?|signings?|going|rate|rates|run|runs|go|goes|cost|costs|asking|book|actually|really|leased|rented|kind|remove|drop|forget|ignore|exclude|save|open|add|show|switch|change|sort|i'm|i'd|we're|we|need|want|looking|my|client|clients|our|user|tenant needs|currently|right|just|only|also|still|really|very|would|could|should|can|may|might|will|shall|it's|around here|here|hi|hello|hey|dear|out of|compare|compared|versus|vs|between|difference|some|every|each|all|both|per|foot|feet|square|month|monthly|year|yearly|dollars?|rents?|rental|prices?|pricing)\b/gi

/** Reads words by the query language. What it leaves over is searched only where the book has some of it. */
export function readWords({ book, today }: BookToday, words: string): ReadWords {
  const {
    criteria,
    corrections = [],
    sort,
    limit = null,
    isNearest = false,
  } = parseQuery(words.slice(0, QUERY_LENGTH), vocabularyOf(book), today)
  const asked = criteria.map(({ criterion }) => criterion)
  const understood = asked.filter(({ kind }) => kind !== 'text')
  const left = asked.find((criterion) => criterion.kind === 'text')
  const { text, denied } = withoutDenied(left?.text ?? '')
  const { searched, notUnderstood } = usableWords(book, text)
  const said = [...(notUnderstood === null ? [] : [notUnderstood]), ...denied]
  return {
    criteria: searched === null ? understood : [...understood, { kind: 'text', text: searched }],
    notUnderstood: said.length === 0 ? null : said.join(', '),
    sort,
    limit,
    isNearest,
    corrected: correctionSentences(corrections),
  }
}

/** The words that are searched, as they were said or without those that only talk; else what is not understood. */
function usableWords(book: Book, text: string): { searched: string | null; notUnderstood: string | null } {
  if (text === '') return { searched: null, notUnderstood: null }
  if (isInBook(book, text)) return { searched: text, notUnderstood: null }
  const rest = text
    .replaceAll(TALK, ' ')
    .replaceAll(/[^\p{L}\p{N}&$%.'-]+/gu, ' ')
    .replaceAll(/(?<!\S)[^\p{L}\p{N}]+(?!\S)/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[.?!]+$/, '')
  if (rest === '') return { searched: null, notUnderstood: null }
  return isAskable(book, rest)
    ? { searched: rest, notUnderstood: null }
    : { searched: null, notUnderstood: rest }
}

/** True where some property holds all of the words, or words that begin with them, in one of its fields. */
function isInBook(book: Book, text: string): boolean {
  const hits = hitsOf(book, text)
  return hits !== null && isAnyFrom(book, hits, lowestHeldRank(hits))
}

/** True where some property holds one of the words, or words similar to all of them. */
function isAskable(book: Book, text: string): boolean {
  const hits = hitsOf(book, text)
  if (hits === null) return false
  if (isAnyFrom(book, hits, 1)) return true
  const held = wordsHeld(book, separateWords(text.toLowerCase()).slice(0, MOST_WORDS))
  return held.some((words, slot) => words !== 0 && book.gone[slot] !== 1)
}

/** Words this short are ignored. */
const FEWEST_LETTERS = 3

function hitsOf(book: Book, text: string): TextHits | null {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '').length < FEWEST_LETTERS ? null : searchBook(book, text)
}

function isAnyFrom(book: Book, { ranks }: TextHits, lowest: number): boolean {
  return ranks.some((rank, slot) => rank >= lowest && book.gone[slot] !== 1)
}
