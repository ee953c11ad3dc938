import type pg from 'pg'

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
