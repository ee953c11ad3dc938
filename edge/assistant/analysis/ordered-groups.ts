import { type WorkedGroup, workOutGroups } from '../../../sync/assistant/analysis/analyze.ts'
import { groupsShown } from '../../../sync/assistant/analysis/ask.ts'
import type { RowSet } from '../../../sync/assistant/row-set.ts'
import type { Book } from '../../../sync/book/book.ts'
import type { Grouped } from './group-table.ts'
import { groupsInOrder } from './group-words.ts'

/** What a table of an answer holds. */
const MOST_ROWS = 60

/** The groups that have a number, as they are told: those that are shown, out of all of them. */
export function orderedGroups(book: Book, ask: Grouped, set: RowSet) {
  const { groups, ungrouped } = workOutGroups(book, set, ask.figure, ask.of, ask.by)
  const { atLeast = 1 } = ask.kind === 'rank' ? ask : {}
  const known = groups.filter(({ value, n }) => value !== null && n > 0 && n >= atLeast)
  const unweighed = groups.filter(({ value, n }) => value === null && n > 0)
  const ordered = ask.kind === 'trend' ? known : groupsInOrder(ask, known)
  return { ordered, shown: shownOf(ask, ordered, atLeast), atLeast, unweighed, ungrouped }
}

/** As many as a table holds, of a trend the newest. */
function shownOf(ask: Grouped, ordered: readonly WorkedGroup[], atLeast: number): readonly WorkedGroup[] {
  if (ask.kind === 'trend') return ordered.slice(-MOST_ROWS)
  const isWhole = ask.kind !== 'rank' || (atLeast > 1 && ask.limit === null)
  return ordered.slice(0, isWhole ? MOST_ROWS : groupsShown(ask.limit))
}
