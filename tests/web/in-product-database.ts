import { inject } from 'vitest'
import { connectNode } from '../../db/connect-node.ts'
import type { Database } from '../../db/database.ts'
import { parseEnv } from '../../edge/env.ts'
import { withPostgres } from '../../edge/local/with-postgres.ts'

/** Works in the product's own database while it runs. */
export function inProductDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  return withPostgres(parseEnv({ DATA_DIR: inject('productDataDir') }), async (url) => {
    const { db, close } = connectNode(url, { max: 2 })
    try {
      return await work(db)
    } finally {
      await close()
    }
  })
}
