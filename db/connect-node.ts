import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from './database.ts'
import * as schema from './schema.ts'

export interface Connection {
  readonly db: Database
  close(): Promise<void>
}

/** A pool of connections for a process that lives long. */
export function connectNode(url: string, options: { max?: number } = {}): Connection {
  const pool = new pg.Pool({ connectionString: url, max: options.max ?? 10 })
  // An idle connection that breaks would end the process; the next query opens another.
  pool.on('error', () => {})
  return { db: drizzle(pool, { schema }), close: () => pool.end() }
}
