import { zeroDrizzle } from '@rocicorp/zero/server/adapters/drizzle'
import type { Database } from '../../db/database.ts'
import { DatabaseAway, isDatabaseAway } from '../../db/is-database-away.ts'
import { schema } from '../../sync/schema.ts'

const PATIENCE_MS = 20_000
const PAUSE_MS = 250

/**
 * A database whose transactions wait for a Postgres that is away, and are then run again: for writes that carry a
 * number of their own, so that one whose commit was not heard of is not made twice. Made anew for each request: all
 * its transactions share one patience, after which they fail at once.
 * @throws DatabaseAway from `transaction`
 */
export function patientDatabase(db: Database, { patienceMs = PATIENCE_MS, pauseMs = PAUSE_MS } = {}) {
  const database = zeroDrizzle(schema, db)
  const deadline = performance.now() + patienceMs
  const transaction: typeof database.transaction = async (work, input) => {
    for (;;) {
      try {
        return await database.transaction(work, input)
      } catch (error) {
        if (!isDatabaseAway(error)) throw error
      }
      if (performance.now() + pauseMs > deadline) throw new DatabaseAway()
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
  return { transaction }
}
