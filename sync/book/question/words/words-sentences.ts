import { formatCount } from '../../../domain/format.ts'
import type { WordsUse } from './words-use.ts'

/** What people are told about words that were not used as typed: one or two sentences a line. Empty where all were. */
export function wordsSentences(use: WordsUse): string[] {
  return [...slipSentence(use), ...notUsedSentence(use), ...deniedSentence(use)]
}

/** `Similar words: Flex (146 more).`; null where nothing but what holds the words could be found. */
export function similarSentence(use: WordsUse): string | null {
  if (use.by === 'similar' || use.similar === 0) return null
  return `Similar words: ${similarNames(use)} (${formatCount(use.similar)} ${use.withSimilar ? 'of these' : 'more'}).`
}

/** How many of the known values are named. */
const MOST_NAMED = 3

/** `Flex, Fedco and others`. */
export function similarNames({ similarWords }: WordsUse): string {
  const first = similarWords.slice(0, MOST_NAMED).join(', ')
  return similarWords.length > MOST_NAMED ? `${first} and others` : first
}

function slipSentence(use: WordsUse): string[] {
  if (use.by !== 'similar') return []
  return [`No exact match for “${use.text}”. Showing similar words: ${similarNames(use)}.`]
}

function notUsedSentence({ notUsed }: WordsUse): string[] {
  if (notUsed.length === 0) return []
  const them = notUsed.length === 1 ? 'it' : 'them'
  return [`Not used: ${notUsed.join(', ')}. No property with these criteria mentions ${them}.`]
}

function deniedSentence({ denied }: WordsUse): string[] {
  return denied.length === 0 ? [] : [`Not used: ${denied.join(', ')}. Words like these cannot be excluded.`]
}
