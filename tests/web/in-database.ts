import { type SQL, sql } from 'drizzle-orm'
import { inject } from 'vitest'
import { connectNode } from '../../db/connect-node.ts'
import { parseEnv } from '../../edge/env.ts'
import { withPostgres } from '../../edge/local/with-postgres.ts'

/** Runs a statement in the product's own database while it runs. */
export function inDatabase(statement: (tag: typeof sql) => SQL): Promise<void> {
  return withPostgres(parseEnv({ DATA_DIR: inject('productDataDir') }), async (url) => {
    const { db, close } = connectNode(url, { max: 1 })
    try {
      await db.execute(statement(sql))
    } finally {
      await close()
    }
  })
}
