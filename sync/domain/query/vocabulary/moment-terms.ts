import type { MomentField } from '../../criteria/asked-fields.ts'
import { phraseTable } from '../words/phrase-table.ts'

/** What became of a property in the book. */
export const happened = phraseTable<{ field: MomentField; not?: true }>([
  [{ field: 'createdAt' }, "added|newly added|imported|new|what's new|what is new|brand new"],
  [
    { field: 'changedAt' },
    "changed|updated|changes|updates|what changed|what has changed|what's changed|what is different|has changed|have changed",
  ],
  [{ field: 'changedAt', not: true }, 'unchanged'],
  [
    { field: 'rentChangedAt' },
    'rent changed|rents changed|rent changes|rent change|rent updated|changed rent|changed rents|rent changed at|with changed rent|with changed rents',
  ],
  [{ field: 'rentChangedAt', not: true }, 'rent unchanged|rents unchanged|unchanged rent|unchanged rents'],
])

export const weekdays = phraseTable(
  [
    'sunday|sun',
    'monday|mon',
    'tuesday|tue|tues',
    'wednesday|wed',
    'thursday|thu|thur|thurs',
    'friday|fri',
    'saturday|sat',
  ].map((names, i) => [i, names] as const),
)
export const nearDays = phraseTable<number>([
  [0, 'today'],
  [-1, 'yesterday'],
])
export const lastVisits = phraseTable([
  [true, 'my last visit|last visit|my previous visit|i was last here|i was here last'],
])
