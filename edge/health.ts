import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { type Database, rowsOf } from '../db/database.ts'
import { getAlive, getHealth } from '../sync/api/health.ts'
import type { Services } from './services/services.ts'

/** All pages ask until the server is healthy again, so one check serves every request of the same second. */
const SAME_LOOK_MS = 1_000

interface Health {
  status: 'ok' | 'failing'
  /** Absent where Postgres does not take writes. */
  properties?: number
  /** Postgres takes writes. */
  database: boolean
  /** zero-cache answers. */
  sync: boolean
}

/** 200 only when Postgres takes writes and zero-cache answers; 503 with what is missing before. */
export function healthRoutes(app: Hono, services: Services): void {
  const countProperties = createPropertyCount()
  let look: Promise<Health> | null = null
  let lookedAt = Number.NEGATIVE_INFINITY

  async function lookNow(): Promise<Health> {
    const [properties, sync] = await Promise.all([propertiesIfWritable(), services.zeroCacheAnswers()])
    const database = properties !== null
    const status = database && sync ? 'ok' : 'failing'
    return { status, ...(database ? { properties } : {}), database, sync }
  }

  async function propertiesIfWritable(): Promise<number | null> {
    try {
      if (!(await services.hasRoom())) return null
      return await services.withDb(async (db) => {
        await proveWrite(db)
        return await countProperties(db)
      })
    } catch {
      return null
    }
  }

  app.get(getAlive.path, (c) => c.json({ status: 'ok' }))

  app.get(getHealth.path, async (c) => {
    const at = services.now().getTime()
    if (look === null || Math.abs(at - lookedAt) > SAME_LOOK_MS) {
      lookedAt = at
      look = lookNow()
    }
    const health = await look
    return c.json(health, health.status === 'ok' ? 200 : 503)
  })
}

/**
 * Changes nothing, but fails where nothing can be written: a transaction with an id of its own is logged and flushed
 * when it commits.
 */
async function proveWrite(db: Database): Promise<void> {
  await db.execute(sql`with none as (delete from private.source_row where false) select pg_current_xact_id()`)
}

/** Counts the properties of all teams again only after one of them has changed. */
function createPropertyCount(): (db: Database) => Promise<number> {
  let known: { state: string; count: number } | null = null
  return async (db) => {
    // The number of each team's newest change, which an index gives quickly.
    const [newest] = await rowsOf<{ state: string | null }>(
      db,
      sql`select sum((select max(change_seq) from public.property where team_id = team.id))::text as state
        from public.team`,
    )
    const state = newest?.state ?? ''
    if (known?.state !== state) {
      const [row] = await rowsOf<{ n: string }>(
        db,
        sql`select count(*) as n from public.property where removed_at is null and joined_into is null`,
      )
      known = { state, count: Number(row?.n ?? 0) }
    }
    return known.count
  }
}
