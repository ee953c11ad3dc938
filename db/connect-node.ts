import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from './database.ts'
import { dropBroken } from './drop-broken.ts'
import * as schema from './schema.ts'

/** A way to a database, and its end. */
export interface Connection {
  readonly db: Database
  close(): Promise<void>
}

/** A pool of connections for a process that lives long, past restarts of Postgres too. */
export function connectNode(url: string, options: { max?: number } = {}): Connection {
  const pool = dropBroken(new pg.Pool({ connectionString: url, max: options.max ?? 10 }))
  return { db: drizzle(pool, { schema }), close: () => pool.end() }
}
