import type { TurnRead } from '../../../sync/assistant/conversation/days/read-onward.ts'
import { moreRows } from '../../../sync/assistant/conversation/more-rows.ts'
import {
  type Listener,
  NO_TALK,
  nextTalk,
  type Talk,
} from '../../../sync/assistant/conversation/next-talk.ts'
import { indexOfRow, rowsMeant } from '../../../sync/assistant/conversation/rows-meant.ts'
import { turnOf } from '../../../sync/assistant/conversation/turns/turn-words.ts'
import { EVERY_ROW, type RowSet, slotsOf } from '../../../sync/assistant/row-set.ts'
import { propertyAt } from '../../../sync/book/property-at.ts'
import { vocabularyOf } from '../../../sync/book/question/vocabulary-of.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import { heldRows } from '../tools/asked-set.ts'
import { readWords } from '../tools/read-words.ts'
import type { BookToday } from '../tools/tool-context.ts'
import { changedWords } from './answers/changed-words.ts'
import { unchangedWords } from './answers/unchanged-words.ts'

/** What was talked of before a question, and before that, to which "undo" leads. */
export interface Known {
  rows: RowSet | null
  before: RowSet | null
}

/** The rows that a follow-up is about. */
export interface FollowedUp {
  rows: RowSet
  /** What changed, in a sentence; null where nothing did. */
  said: string | null
  /** The one row of the list that is asked about. */
  pick: string | null
}

/** The rows talked of after a follow-up: whatever it does not speak of stays as it was. `besides` is what else it changed. */
export function followUp(
  at: BookToday,
  text: string,
  read: TurnRead,
  known: Known,
  besides: readonly string[] = [],
): FollowedUp {
  const rows = known.rows ?? EVERY_ROW
  if (turnOf(text).kind === 'back') return backTo(rows, known.before)
  // "Of those" are the rows that were shown; "more" and "the first ten" ask the whole list again.
  const isLonger = moreRows(text) !== null
  const asksList = isLonger || turnOf(text).kind === 'more' || rowsMeant(text) !== null
  const base = asksList ? rows : heldRows(at.book, rows)
  const talk = talkOf(base)
  const listener: Listener = {
    vocabulary: vocabularyOf(at.book),
    read: (words) => (words === text ? read : readWords(at, words)),
  }
  const next = nextTalk(listener, talk, known.before === null ? null : talkOf(known.before), text)
  const shown = () => Array.from(slotsOf(at.book, rows), (slot) => propertyAt(at.book, slot).id)
  if (next.pick !== null) {
    const pick = shown().at(indexOfRow(next.pick)) ?? null
    return { rows, said: pick === null ? NO_SUCH_ROW : null, pick }
  }
  const struck = next.without.flatMap((place) => shown().at(indexOfRow(place)) ?? [])
  const without = [...new Set([...(base.without ?? []), ...struck])]
  const after: RowSet = {
    ...base,
    criteria: [...next.criteria],
    order: next.order,
    limit: next.limit,
    ...(without.length > 0 && { without }),
  }
  if (isLonger) return longerList(at, rows, after)
  const said = changedWords(rows, after, besides) ?? unchangedWords(base.criteria, read.criteria, text)
  return { rows: after, said, pick: null }
}

/** No more rows are told of than there are. */
function longerList({ book }: BookToday, before: RowSet, after: RowSet): FollowedUp {
  const all = slotsOf(book, { ...after, limit: null }).length
  const had = slotsOf(book, before).length
  const rows = after.limit !== null && after.limit >= all ? { ...after, limit: null } : after
  const now = Math.min(rows.limit ?? all, all)
  const more = formatCount(now - had)
  const said =
    now === had
      ? 'Nothing changed: the list holds all of them.'
      : `Changed: ${more} more, ${now === all ? 'which are all of them' : `the first ${formatCount(now)} now`}.`
  return { rows, said, pick: null }
}

const NO_SUCH_ROW = 'Nothing changed: the list has no such row.'

function talkOf({ criteria, order, limit }: RowSet): Talk {
  return { ...NO_TALK, criteria, order, limit }
}

function backTo(rows: RowSet, before: RowSet | null): FollowedUp {
  if (before === null) return { rows, said: 'There is nothing before this to go back to.', pick: null }
  return { rows: before, said: 'Back to what you had before.', pick: null }
}
