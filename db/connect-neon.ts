import { Pool, type PoolClient } from '@neondatabase/serverless'
import { drizzle } from 'drizzle-orm/neon-serverless'
import type { Connection } from './connect-node.ts'
import * as schema from './schema.ts'

/** A pool over WebSockets, for one request of a Worker: its sockets cannot outlive the request. */
export function connectNeon(url: string, options: { max?: number } = {}): Connection {
  const pool = new Pool({ connectionString: url, max: options.max ?? 2 })
  // A connection that breaks while nobody waits for it would end the process. Who uses it next is told.
  pool.on('error', () => {})
  pool.on('connect', (client: PoolClient) => client.on('error', () => {}))
  return { db: drizzle(pool, { schema }), close: () => pool.end() }
}
