import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type * as z from 'zod/mini'
import { type Database, rowsOf } from '../../db/database.ts'
import { exportRejected, listRejected, listSources, sourceHolds } from '../../sync/api/sources.ts'
import { contentDisposition, fileName } from '../../sync/documents/file-name.ts'
import { FORMAT_FACTS } from '../../sync/documents/model/document-format.ts'
import { BYTE_ORDER_MARK, csvLine } from '../../sync/documents/text/csv-line.ts'
import { dayHere } from '../../sync/domain/dates/days.ts'
import { countCall } from '../auth/count-call.ts'
import { requireUser } from '../auth/require-user.ts'
import { recordExport } from '../documents/record-export.ts'
import { handle, readInput } from '../http/handle.ts'
import { streamOf } from '../http/stream-of.ts'
import { rejectedRowsOf } from '../import/plan/rejected-rows.ts'
import type { Services } from '../services/services.ts'
import { teamHosts } from './hosts/team-hosts.ts'
import { sourcesOf } from './list-sources.ts'
import { requireSource } from './may-change.ts'

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

  handle(app, listRejected, async ({ id, offset = 0 }, c) => {
    const { teamId } = await requireUser(c, services)
    return await withDb(async (db) => {
      const { currentRunId } = await requireSource(db, teamId, id)
      return currentRunId === null
        ? { rows: [], total: 0 }
        : await rejectedRowsOf(db, { runId: currentRunId, offset })
    })
  })

  app.get(exportRejected.path, async (c) => {
    const { teamId } = await countCall('exports', c, services)
    const { id } = await readInput(exportRejected, c)
    const { currentRunId, name } = await withDb((db) => requireSource(db, teamId, id))
    await recordExport(c, services, { kind: 'rejected', rows: await countRejected(services, currentRunId) })
    const day = dayHere(services.now())
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

type Holds = z.infer<typeof sourceHolds.output>

/** What hangs on a source, of what this user may see. */
async function holdsOf(db: Database, sourceId: number, userId: string): Promise<Holds> {
  const [holds] = await rowsOf<Holds & Record<string, unknown>>(
    db,
    sql`with own as (select id from property where source_id = ${sourceId} and removed_at is null)
      select (select count(*)::int from own) as properties,
        (select count(*)::int from note n join own on own.id = n.property_id
          where not n.is_private or n.author_id = ${userId}) as notes,
        (select count(*)::int from correction c join own on own.id = c.property_id
          where c.taken_back_at is null) as corrections,
        (select count(distinct l.id)::int from comp_list_entry e join own on own.id = e.property_id
          join comp_list l on l.id = e.comp_list_id
          where l.removed_at is null and (l.is_public or l.owner_id = ${userId})) as lists`,
  )
  return holds ?? { properties: 0, notes: 0, corrections: 0, lists: 0 }
}

/** The rejected rows of a run as a CSV file, in slices: why, then the cells as they stood, under the header of their table. */
async function* rejectedCsv(
  { withDb }: Pick<Services, 'withDb'>,
  runId: number | null,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  yield encoder.encode(BYTE_ORDER_MARK)
  let header = ''
  for (let offset = 0; runId !== null; ) {
    const { rows, total } = await withDb((db) => rejectedRowsOf(db, { runId, offset }))
    let lines = ''
    for (const row of rows) {
      const own = csvLine(['Sheet', 'Row', 'Reasons', ...row.header])
      if (own !== header) lines += own
      header = own
      lines += csvLine([row.sheet, row.rowNumber, row.reasons.join(' '), ...row.cells])
    }
    yield encoder.encode(lines)
    offset += rows.length
    if (rows.length === 0 || offset >= total) return
  }
}
