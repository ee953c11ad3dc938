import { and, eq, gte } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import { source } from '../../db/private-schema.ts'
import { addSource, changeSource, checkAddress, removeSource, restoreSource } from '../../sync/api/sources.ts'
import type { SessionUser } from '../../sync/session.ts'
import { countCall } from '../auth/count-call.ts'
import { recordCallerEvent } from '../auth/record-caller-event.ts'
import { ApiError } from '../http/api-error.ts'
import { handle } from '../http/handle.ts'
import { ImportError } from '../import/run/import-error.ts'
import * as removal from '../import/sources.ts'
import type { Services } from '../services/services.ts'
import { addFetchedSource } from './add-fetched-source.ts'
import { applyChange } from './apply-change.ts'
import { FetchProblem } from './fetch/fetch-problem.ts'
import { settingsOfTeam } from './hosts/team-hosts.ts'
import { sourcesOf } from './list-sources.ts'
import { mayChange, noSuchSource, notYourSource, requireOwnSource } from './may-change.ts'
import { restorableSince } from './restorable.ts'

/** What people change about sources. */
export function changeSourceRoutes(app: Hono, services: Services): void {
  const { withDb, settings, now } = services

  async function one(user: SessionUser, id: number) {
    const [source] = await withDb((db) => sourcesOf(db, user, id))
    if (source === undefined) throw noSuchSource()
    return source
  }

  handle(app, addSource, async (asked, c) => {
    const user = await countCall('writes', c, services)
    const id = await withDb((db) =>
      db.transaction(async (tx) => {
        const own = await settingsOfTeam(tx, user.teamId, settings.sources)
        const added = { by: user, settings: own, at: now() }
        const id = await addFetchedSource(tx, asked, added).catch(refuse)
        const details = { source: asked.name, kind: asked.kind }
        await recordCallerEvent(tx, c, services, { action: 'source_added', subject: String(id), details })
        return id
      }),
    )
    return await one(user, id)
  })

  handle(app, checkAddress, async (asked, c) => {
    const { teamId } = await countCall('sourceRuns', c, services)
    const check = await services.checkAddress({ ...asked, team: teamId })
    if (check.kind === 'failed') throw new ApiError('conflict', check.sentence)
    return check.found
  })

  handle(app, changeSource, async ({ id, ...change }, c) => {
    const user = await countCall('writes', c, services)
    await withDb((db) =>
      db.transaction(async (tx) => {
        const known = await requireOwnSource(tx, user, id)
        const own = await settingsOfTeam(tx, user.teamId, settings.sources)
        const changed = { by: user, settings: own, at: now() }
        const what = await applyChange(tx, known, change, changed).catch(refuse)
        if (what.length === 0) return
        const details = { source: known.name, what: what.join(', ') }
        await recordCallerEvent(tx, c, services, { action: 'source_changed', subject: String(id), details })
      }),
    )
    return await one(user, id)
  })

  handle(app, removeSource, async ({ id }, c) => {
    const user = await countCall('writes', c, services)
    const { teamId, userId } = user
    return await withDb(async (db) => {
      await requireOwnSource(db, user, id)
      return { removed: await removal.removeSource(db, teamId, id, userId).catch(refuse) }
    })
  })

  handle(app, restoreSource, async ({ id }, c) => {
    const user = await countCall('writes', c, services)
    const { teamId, userId } = user
    await withDb(async (db) => {
      const removed = await findRemovedSource(db, teamId, { id, now: now() })
      if (removed === undefined) throw noSuchSource()
      if (!mayChange(user, removed)) throw notYourSource()
      await removal.restoreSource(db, teamId, id, userId).catch(refuse)
    })
    return await one(user, id)
  })
}

/** What cannot be done as things are. */
function refuse(error: unknown): never {
  if (error instanceof ImportError || error instanceof FetchProblem)
    throw new ApiError('conflict', error.message)
  throw error
}

/** A source of a team that was removed and can still come back. */
async function findRemovedSource(
  db: Database,
  team: string,
  { id, now }: { readonly id: number; readonly now: Date },
): Promise<typeof source.$inferSelect | undefined> {
  const [found] = await db
    .select()
    .from(source)
    .where(and(eq(source.teamId, team), eq(source.id, id), gte(source.removedAt, restorableSince(now))))
  return found
}
