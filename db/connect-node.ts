import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from './database.ts'
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

/**
 * Makes a pool outlive its connections. One that breaks while nobody waits for it would end the process, and
 * one that breaks at `begin` is never given back by Drizzle, so that the pool would run dry.
 */
export function dropBroken(pool: pg.Pool): pg.Pool {
  const lent = new Set<pg.PoolClient>()
  pool.on('error', () => {})
  pool.on('acquire', (client) => lent.add(client))
  pool.on('release', (_error, client) => lent.delete(client))
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      if (!lent.has(client)) return
      const { release } = client
      // Whoever holds it may give it back once more.
      client.release = () => {}
      release(error)
    })
  })
  return pool
}
