import { createStampedState, type StampedRow, type StampedState, splitPairs } from './stamped-rows.ts'

/** What a page says each time its book becomes another one; `visit` lasts from load to reload or close. */
export type Publish = BookPublish | Bootstrap

interface BookPublish {
  readonly visit: string
  /** Rows that differ from the visit's last publish; all rows in its first. */
  readonly changed: readonly StampedRow[]
}

/** What a page opens with while it has no book: how many rows there are, and the first of them. */
interface Bootstrap {
  readonly visit: string
  readonly found: number
  readonly first: readonly StampedRow[]
}

export interface Fault {
  readonly kind: 'mixed' | 'step back'
  readonly visit: string
  readonly says: string
  /** What was underway when the publish came in. */
  readonly during: string
}

/**
 * Holds what pages published, and opened with, against the states that Postgres had, one after each transaction. What
 * is of none of them is mixed; what is older than the visit's last is a step back.
 */
export interface Judge {
  /** The next transaction of Postgres, in order of commits. */
  commit(rows: readonly StampedRow[]): void
  publish(publish: Publish, during: string): void
  /** Judges what was published since the last call. All transactions so far must be known. */
  judge(): { readonly checked: number; readonly faults: readonly Fault[] }
}

export function createJudge(): Judge {
  const history = createStampedState()
  const statesOf = new Map([[history.key(), [0]]])
  const committedAt = new Map<string, number>()
  /** What became of each row, and after which transaction. */
  const lives = new Map<string, { stamp: string | null; from: number }[]>()
  /** How many rows there were after each transaction. */
  const sizes = [0]
  let transactions = 0
  const visits = new Map<string, { shown: StampedState; at: number }>()
  let waiting: { publish: Publish; during: string }[] = []

  function visitOf(visit: string): { shown: StampedState; at: number } {
    const known = visits.get(visit) ?? { shown: createStampedState(), at: 0 }
    visits.set(visit, known)
    return known
  }

  /** What follows must not be older than the first state that it can be of. */
  function checkOpening({ visit, found, first }: Bootstrap): Pick<Fault, 'kind' | 'says'> | null {
    let [from, to] = [0, transactions]
    for (const { id, stamp } of first) {
      const life = lives.get(id) ?? []
      const at = life.findIndex((part) => part.stamp === stamp)
      from = Math.max(from, life[at]?.from ?? Number.POSITIVE_INFINITY)
      to = Math.min(to, (life[at + 1]?.from ?? Number.POSITIVE_INFINITY) - 1)
    }
    const state = sizes.findIndex((size, i) => i >= from && i <= to && size === found)
    if (state < 0) return { kind: 'mixed', says: `opens with ${found} rows, the first of ${from} to ${to}` }
    visitOf(visit).at = state
    return null
  }

  function check({ visit, changed }: BookPublish): Pick<Fault, 'kind' | 'says'> | null {
    const known = visitOf(visit)
    for (const row of changed) known.shown.put(row)
    const states = statesOf.get(known.shown.key())
    const split = splitPairs(known.shown.stamps)
    if (states === undefined || split.length > 0) return { kind: 'mixed', says: describe(known.shown, split) }
    const at = states.find((state) => state >= known.at)
    if (at === undefined) {
      return { kind: 'step back', says: `from transaction ${known.at} to ${states.at(-1)}` }
    }
    known.at = at
    return null
  }

  function describe({ stamps }: StampedState, split: readonly string[]): string {
    const newest = Math.max(0, ...[...stamps.values()].map((stamp) => committedAt.get(stamp) ?? 0))
    const unknown = [...stamps.values()].filter((stamp) => !committedAt.has(stamp))
    return [
      `${stamps.size} rows, the newest of transaction ${newest}`,
      `pairs split: ${split.slice(0, 5).join(', ') || 'none'}`,
      `stamps never committed: ${unknown.slice(0, 5).join(', ') || 'none'}`,
    ].join('; ')
  }

  return {
    commit(rows) {
      transactions++
      for (const row of rows) {
        history.put(row)
        if (row.stamp !== null) committedAt.set(row.stamp, transactions)
        lives.set(row.id, [...(lives.get(row.id) ?? []), { stamp: row.stamp, from: transactions }])
      }
      sizes.push(history.stamps.size)
      const key = history.key()
      statesOf.set(key, [...(statesOf.get(key) ?? []), transactions])
    },
    publish: (publish, during) => void waiting.push({ publish, during }),
    judge() {
      const faults = waiting.flatMap(({ publish, during }) => {
        const fault = 'found' in publish ? checkOpening(publish) : check(publish)
        return fault === null ? [] : [{ ...fault, visit: publish.visit, during }]
      })
      const checked = waiting.length
      waiting = []
      return { checked, faults }
    },
  }
}
