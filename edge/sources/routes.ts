import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { type Database, rowsOf } from '../../db/database.ts'
import { exportRejected, listRejected, listSources, sourceHolds } from '../../sync/api/sources.ts'
import { contentDisposition, fileName } from '../../sync/documents/file-name.ts'
import { FORMAT_FACTS } from '../../sync/documents/model/document-format.ts'
import { recordExport } from '../audit/record-export.ts'
import { requireUser } from '../auth/require-user.ts'
import { handle, readInput } from '../http/handle.ts'
import { streamOf } from '../http/stream-of.ts'
import { rejectedRowsOf } from '../import/plan/rejected-rows.ts'
import { countCall } from '../rate-limit/count-call.ts'
import type { Services } from '../services/services.ts'
import { holdsOf } from './holds-of.ts'
import { teamHosts } from './hosts/team-hosts.ts'
import { sourcesOf } from './list-sources.ts'
import { requireSource } from './may-change.ts'
import { rejectedCsv } from './rejected-csv.ts'

/** What properties come from, and what of it became none. */
export function listedSourceRoutes(app: Hono, services: Services): void {
  const { withDb, settings } = services

  handle(app, listSources, async (_input, c) => {
    const user = await requireUser(c, services)
    return await withDb(async (db) => {
      const [sources, addedHosts] = await Promise.all([sourcesOf(db, user), teamHosts(db, user.teamId)])
      const added = addedHosts.map(({ host }) => host)
      return {
        sources,
        rows: sources.reduce((rows, { properties }) => rows + properties, 0),
        properties: await countShown(db, user.teamId),
        googleAddress: settings.sources.google?.email ?? null,
        allowedHosts: [...new Set([...settings.sources.allowedHosts, ...added])],
        addedHosts,
      }
    })
  })

  handle(app, sourceHolds, async ({ id }, c) => {
    const user = await requireUser(c, services)
    return await withDb(async (db) => {
      await requireSource(db, user.teamId, id)
      return await holdsOf(db, id, user.userId)
    })
  })

  handle(app, listRejected, async ({ id }, c) => {
    const { teamId } = await requireUser(c, services)
    return await withDb(async (db) => {
      const { currentRunId } = await requireSource(db, teamId, id)
      return currentRunId === null
        ? { rows: [], total: 0 }
        : await rejectedRowsOf(db, { runId: currentRunId })
    })
  })

  app.get(exportRejected.path, async (c) => {
    const { teamId } = await countCall('exports', c, services)
    const { id } = await readInput(exportRejected, c)
    const { currentRunId, name } = await withDb((db) => requireSource(db, teamId, id))
    await recordExport(c, services, { kind: 'rejected', rows: await countRejected(services, currentRunId) })
    const day = services.now().toISOString().slice(0, 10)
    return c.body(await streamOf(rejectedCsv(services, currentRunId)), 200, {
      'Content-Type': FORMAT_FACTS.csv.mediaType,
      'Content-Disposition': contentDisposition(fileName(`${name} rejected`, day, 'csv')),
      'Cache-Control': 'private, no-store',
    })
  })
}

async function countShown(db: Database, team: string): Promise<number> {
  const [shown] = await rowsOf<{ rows: number }>(
    db,
    sql`select count(*)::int as rows from property
      where team_id = ${team} and removed_at is null and joined_into is null`,
  )
  return shown?.rows ?? 0
}

async function countRejected({ withDb }: Services, runId: number | null): Promise<number> {
  if (runId === null) return 0
  return (await withDb((db) => rejectedRowsOf(db, { runId }))).total
}
