import { goesOn } from '../../../../sync/assistant/conversation/goes-on.ts'
import { EVERY_ROW, type RowSet } from '../../../../sync/assistant/row-set.ts'
import { heldRows } from '../../tools/asked-set.ts'
import { readWords } from '../../tools/read-words.ts'
import type { BookToday } from '../../tools/tool-context.ts'
import { followUp } from '../follow-up.ts'
import type { CallsPlan, Plan } from '../plan.ts'
import { wordsLeft } from '../questions/words-left.ts'

const ASKS =
  /^\s*(?:(?:please|can you|could you|now|ok|okay)[, ]+)*(?:(?:draft|write|prepare|put together|create|make|give me|compose)\s+(?:up\s+)?(?:me\s+)?(?:an?|the|some|three|a short|a brief|a quick)?\s*(?:short |brief |quick |client |three[- ]paragraph |market )*(?:summary|write-?up|memo|overview|paragraphs?|e-?mail|note)|summarize|summarise|sum up|write (?:this|that|these|them|it) up)\b/i
const TALK =
  /\b(?:for|to|of|on|about|from) (?:my|our|the|a) (?:client|tenant|landlord|boss|team|customer|owner)s?\b|\bfor (?:me|us|them)\b|\b(?:of|on|about|for) (?:this|these|those|that|them|it|the results?)\b/gi

export function asksForSummary(text: string): boolean {
  return ASKS.test(text)
}

/** "draft a summary for my client": of what is talked of, or of what the request itself names. */
export function planSummary(at: BookToday, text: string, known: RowSet | null): Plan | null {
  if (!asksForSummary(text)) return null
  const rest = text.replace(ASKS, ' ').replaceAll(TALK, ' ').replaceAll(/\s+/g, ' ').trim()
  const read = readWords(at, rest)
  const isOnward =
    known !== null && (read.criteria.length === 0 || goesOn(rest, read.criteria, known.criteria))
  const rows =
    known === null || !isOnward
      ? { ...EVERY_ROW, criteria: read.criteria }
      : read.criteria.length === 0
        ? known
        : followUp(at, rest, read, { rows: known, before: null }).rows
  return summaryOf(at, { ...rows, ...wordsLeft(read) }, rows === known ? known : null)
}

/** A summary of some rows. What is carried on is in no other order for it, and no other rows. */
export function summaryOf(
  { book }: BookToday,
  input: RowSet & { words?: string },
  keeps: RowSet | null,
): CallsPlan {
  const { words: _told, ...rows } = input
  return {
    kind: 'calls',
    calls: [
      // The first so many stay these, whichever of them are the largest.
      { tool: 'search', input: { ...heldRows(book, rows), order: LARGEST } },
      { tool: 'statistics', input },
    ],
    wording: 'summary',
    ...(keeps !== null && { keeps }),
  }
}

/** Nobody asked for the lowest rents: the largest stand for the set. */
const LARGEST = { field: 'squareFootage', descending: true } as const
