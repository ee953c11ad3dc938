import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { rowsOf } from '../db/database.ts'
import { api } from '../sync/api.ts'
import type { Services } from './services.ts'

/** 200 only when Postgres and zero-cache both answer; 503 with what is missing before. */
export function healthRoutes(app: Hono, services: Services): void {
  app.get(api.health.path, async (c) => {
    const [properties, sync] = await Promise.all([countProperties(services), services.zeroCacheAnswers()])
    const database = properties !== null
    const isFine = database && sync
    return c.json(
      { status: isFine ? 'ok' : 'failing', ...(database ? { properties } : {}), database, sync },
      isFine ? 200 : 503,
    )
  })
}

async function countProperties(services: Services): Promise<number | null> {
  try {
    const [row] = await services.withDb((db) =>
      rowsOf<{ n: string }>(db, sql`select count(*) as n from public.property where removed_at is null`),
    )
    return Number(row?.n ?? 0)
  } catch {
    return null
  }
}
