import type { Book } from '../../book/book.ts'
import type { RowSet } from '../row-set.ts'
import { type WorkedGroup, workOutGroups } from './analyze.ts'
import type { Ask } from './ask.ts'

export type Grouped = Extract<Ask, { kind: 'group' | 'trend' | 'rank' }>

/** How many groups are told where nothing says how many. */
const USUAL_RANK = 10
/** What a table of an answer holds. */
const MOST_ROWS = 60

/** The groups that have a number, as they are told: those that are shown, out of all of them. */
export function orderedGroups(book: Book, ask: Grouped, set: RowSet) {
  const { groups, ungrouped } = workOutGroups(book, set, ask.figure, ask.of, ask.by)
  const { atLeast = 1 } = ask.kind === 'rank' ? ask : {}
  const known = groups.filter(({ value, n }) => value !== null && n > 0 && n >= atLeast)
  const unweighed = groups.filter(({ value, n }) => value === null && n > 0)
  const ordered = inOrder(ask, known)
  return { ordered, shown: shownOf(ask, ordered, atLeast), atLeast, unweighed, ungrouped }
}

/** As many as a table holds, of a trend the newest. */
function shownOf(ask: Grouped, ordered: readonly WorkedGroup[], atLeast: number): readonly WorkedGroup[] {
  if (ask.kind === 'trend') return ordered.slice(-MOST_ROWS)
  const isWhole = ask.kind !== 'rank' || (atLeast > 1 && ask.limit === null)
  return ordered.slice(0, isWhole ? MOST_ROWS : (ask.limit ?? USUAL_RANK))
}

/** Bands of figures and stretches of time. */
const IN_THEIR_OWN_ORDER = /^(?:sizeBand|decadeBuilt)$|(?:Month|Quarter|Year)$/

function inOrder(ask: Grouped, groups: readonly WorkedGroup[]): WorkedGroup[] {
  if (ask.kind === 'trend') return [...groups]
  const byName = ask.kind === 'group' && IN_THEIR_OWN_ORDER.test(ask.by)
  if (byName) return [...groups]
  const sign = ask.kind === 'rank' && !ask.descending ? 1 : -1
  return groups.toSorted((a, b) => sign * ((a.value ?? 0) - (b.value ?? 0)))
}
