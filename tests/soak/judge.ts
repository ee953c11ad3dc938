import { createStampedState, type StampedRow, type StampedState, splitPairs } from './stamped-rows.ts'

/** What a page says each time its book becomes another one. */
export interface Publish {
  /** One visit, from load to reload or close. */
  readonly visit: string
  /** Rows that differ from the visit's last publish; all rows in its first. */
  readonly changed: readonly StampedRow[]
}

export interface Fault {
  readonly kind: 'mixed' | 'step back'
  readonly visit: string
  readonly says: string
  /** What was underway when the publish came in. */
  readonly during: string
}

/**
 * Holds what pages published against the states that Postgres had, one after each transaction. A publish that
 * is none of them is mixed; one that is older than the visit's last is a step back.
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
  let transactions = 0
  const visits = new Map<string, { shown: StampedState; at: number }>()
  let waiting: { publish: Publish; during: string }[] = []

  function check({ visit, changed }: Publish): Pick<Fault, 'kind' | 'says'> | null {
    const known = visits.get(visit) ?? { shown: createStampedState(), at: 0 }
    visits.set(visit, known)
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
      }
      const key = history.key()
      statesOf.set(key, [...(statesOf.get(key) ?? []), transactions])
    },
    publish: (publish, during) => void waiting.push({ publish, during }),
    judge() {
      const faults = waiting.flatMap(({ publish, during }) => {
        const fault = check(publish)
        return fault === null ? [] : [{ ...fault, visit: publish.visit, during }]
      })
      const checked = waiting.length
      waiting = []
      return { checked, faults }
    },
  }
}
