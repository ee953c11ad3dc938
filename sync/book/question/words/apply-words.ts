import type { Criterion } from '../../../domain/criteria/criterion.ts'
import { lowestHeldRank, type TextHits } from '../../../search/text-search.ts'
import type { Book } from '../../book.ts'
import type { Marks } from '../marks.ts'
import { searchBook } from '../search-book.ts'
import { type ChosenWords, chooseWords } from './choose-words.ts'
import { separateWords, withoutDenied } from './separate-words.ts'
import { similarWords } from './similar-words.ts'
import type { WordsUse } from './words-use.ts'

interface AskedWords {
  asked: Extract<Criterion, { kind: 'text' }>
  /** The bit of rows that fail the words. */
  bit: number
  /** Bits that do not decide how words are used: what a map shows is only a window on what is found. */
  undecisive: number
  /** Whether there are other criteria. Then words that would leave nothing are not used. */
  isAmong: boolean
}

/** A text search, and the lowest rank of the rows that hold the words. */
export interface RankedHits {
  hits: TextHits
  held: number
}

export interface AppliedWords {
  use: WordsUse
  /** Null where the rows are not sorted by score. */
  ranked: RankedHits | null
}

/**
 * Marks every row that fails the words, after all other criteria. Rows that hold the words are found. Rows with
 * similar words are found only where that is asked for, or where no property of the book has the words, which are
 * then taken for a typing error. Where the words together leave nothing, as many of them as possible are used, one by
 * one. Null while words cannot be searched.
 */
export function applyWords(book: Book, asked: AskedWords, marks: Marks): AppliedWords | null {
  const { bit, undecisive, isAmong } = asked
  const { similar: asksSimilar = false } = asked.asked
  const { text, denied } = withoutDenied(asked.asked.text)
  if (text === '') {
    const none = { similar: 0, similarWords: [], withSimilar: false }
    return {
      use: { text: asked.asked.text, by: 'none', used: '', notUsed: [], denied, ...none },
      ranked: null,
    }
  }
  const hits = searchBook(book, text)
  if (hits === null) return null
  const ranked = { hits, held: lowestHeldRank(hits) }
  const counts = countRanks(ranked, marks, undecisive)
  const resembling = (slots: readonly number[]) => ({
    similar: slots.length,
    similarWords: slots.length === 0 ? [] : similarWords(book, text, slots, hits.ranks),
  })
  const use = { text, used: text, notUsed: [], denied, ...resembling(counts.similar), withSimilar: false }
  if (counts.held > 0) {
    markBelow(hits.ranks, asksSimilar ? 1 : ranked.held, marks, bit)
    return { use: { ...use, by: 'held', withSimilar: asksSimilar }, ranked }
  }
  const words = separateWords(text)
  const chosen = chooseWords(book, words, marks, undecisive)
  if (takesSimilar(counts, chosen, asksSimilar)) {
    markBelow(hits.ranks, 1, marks, bit)
    return { use: { ...use, by: 'similar', withSimilar: true }, ranked }
  }
  if (chosen !== null) {
    const { slots, wanted, used, notUsed } = chosen
    const fails = (slot: number) => ((slots[slot] as number) & wanted) !== wanted
    for (let slot = 0; slot < marks.length; slot++) {
      if (fails(slot)) marks[slot] = (marks[slot] as number) | bit
    }
    const others = resembling(counts.similar.filter(fails))
    return { use: { ...use, ...others, by: 'each', used: used.join(' '), notUsed }, ranked: null }
  }
  if (isAmong) {
    const notUsed = words.length > 0 ? words : [text]
    return { use: { ...use, by: 'none', used: '', notUsed }, ranked: null }
  }
  markBelow(hits.ranks, ranked.held, marks, bit)
  return { use: { ...use, by: 'held' }, ranked }
}

/** The rows that hold the words or similar ones, of those that meet all other criteria, and the best score of these. */
function countRanks({ hits: { ranks, scores }, held }: RankedHits, marks: Marks, undecisive: number) {
  const counts = { held: 0, heldAnywhere: 0, similar: [] as number[] }
  let best = 0
  for (let slot = 0; slot < marks.length; slot++) {
    const rank = ranks[slot] as number
    if (rank === 0) continue
    const mark = marks[slot] as number
    const isAsked = (mark & ~undecisive) === 0
    if (rank >= held) {
      if (mark >= 0) counts.heldAnywhere++
      if (isAsked) counts.held++
    } else if (isAsked) {
      best = Math.max(best, rank)
      if (mark === 0) counts.similar.push(slot)
    }
  }
  return { ...counts, bestSimilar: scores[best] as number }
}

/** From this score on (3 letters of 4) several words are taken for a typing error, even where some of them are held. */
const CLOSE_SCORE = 0.45

/** Whether similar words replace the ones asked for, because no property holds those. */
function takesSimilar(
  { heldAnywhere, bestSimilar }: ReturnType<typeof countRanks>,
  chosen: ChosenWords | null,
  asksSimilar: boolean,
): boolean {
  if (bestSimilar === 0 || chosen?.notUsed.length === 0) return false
  return asksSimilar || (heldAnywhere === 0 && (chosen === null || bestSimilar >= CLOSE_SCORE))
}

function markBelow(ranks: Uint16Array, lowest: number, marks: Marks, bit: number): void {
  for (let slot = 0; slot < marks.length; slot++) {
    // The difference is negative only for a score below the lowest one.
    marks[slot] = (marks[slot] as number) | ((((ranks[slot] as number) - lowest) >> 31) & bit)
  }
}
