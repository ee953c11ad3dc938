import { asc, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { source } from '../../db/private-schema.ts'
import { listActivity, propertyHistory, rollBackRun, summarizeActivity } from '../../sync/api/activity.ts'
import { actorsOf } from '../audit/read-audit.ts'
import { countCall } from '../auth/count-call.ts'
import { requireUser } from '../auth/require-user.ts'
import { ApiError } from '../http/api-error.ts'
import { handle } from '../http/handle.ts'
import { ImportError } from '../import/run/import-error.ts'
import { noSuchProperty } from '../properties/no-such-property.ts'
import type { Services } from '../services/services.ts'
import { propertyHistoryOf } from './property-history.ts'
import { cursorOf, readActivity } from './read-activity.ts'
import { rollBack } from './roll-back.ts'
import { RollbackRefused, runToRollBack } from './run-to-roll-back.ts'
import { summarize } from './summarize.ts'

const PAGE = 50

/** What became of the properties, and the way back from a run. */
export function historyRoutes(app: Hono, services: Services): void {
  handle(app, listActivity, async (asked, c) => {
    const user = await requireUser(c, services)
    return await services.withDb(async (db) => {
      const found = await readActivity(db, { ...asked, user, limit: PAGE + 1 })
      const entries = found.slice(0, PAGE)
      const last = entries.at(-1)
      const next = found.length > PAGE && last !== undefined ? cursorOf(last) : null
      const sources = await db
        .select({ id: source.id, name: source.name })
        .from(source)
        .where(eq(source.teamId, user.teamId))
        .orderBy(asc(source.name))
      return { entries, next, people: await actorsOf(db, user.teamId), sources }
    })
  })

  handle(app, propertyHistory, async ({ id }, c) => {
    const user = await requireUser(c, services)
    const entries = await services.withDb((db) => propertyHistoryOf(db, user, id))
    if (entries === null) throw noSuchProperty()
    return { entries }
  })

  handle(app, summarizeActivity, async ({ since }, c) => {
    const user = await requireUser(c, services)
    return await services.withDb((db) => summarize(db, user, new Date(since)))
  })

  handle(app, rollBackRun, async ({ id }, c) => {
    const { teamId, userId, role } = await countCall('questions', c, services)
    return await services.withDb(async (db) => {
      try {
        const { kind, addedBy } = await runToRollBack(db, teamId, id)
        if (role !== 'administrator' && (kind !== 'file' || addedBy !== userId)) throw notYours()
        return await rollBack({ db, team: teamId, runId: id, by: userId })
      } catch (error) {
        if (error instanceof RollbackRefused) throw new ApiError(error.code, error.message)
        if (error instanceof ImportError && error.code === 'busy')
          throw new ApiError('conflict', error.message)
        throw error
      }
    })
  })
}

function notYours(): ApiError {
  return new ApiError('forbidden', 'Only an administrator or who added the file may roll this run back.')
}
