import type { Hono } from 'hono'
import { cancelImport, fetchSource, importJob, planImport, runImport } from '../../../sync/api/imports.ts'
import { countCall } from '../../auth/count-call.ts'
import { requireUser } from '../../auth/require-user.ts'
import { ApiError } from '../../http/api-error.ts'
import { handle, handleAnswer } from '../../http/handle.ts'
import type { Services } from '../../services/services.ts'
import { fetchTaskOf, taskOf } from './task-of.ts'

/** Imports that people look at first, and confirm. */
export function importRoutes(app: Hono, services: Services): void {
  const { withDb } = services

  handleAnswer(app, planImport, async (asked, c) => {
    const user = await countCall('imports', c, services)
    const task = await withDb((db) => taskOf(db, user, { ...asked, kind: 'plan' }))
    return c.json({ job: await services.importJobs.start(task) }, 202)
  })

  handleAnswer(app, runImport, async (asked, c) => {
    const user = await countCall('imports', c, services)
    const task = await withDb((db) => taskOf(db, user, { ...asked, kind: 'run' }))
    return c.json({ job: await services.importJobs.start(task) }, 202)
  })

  handleAnswer(app, fetchSource, async ({ id }, c) => {
    const user = await countCall('imports', c, services)
    const task = await withDb((db) => fetchTaskOf(db, user, id))
    return c.json({ job: await services.importJobs.start(task) }, 202)
  })

  handle(app, importJob, async ({ id }, c) => {
    const { teamId } = await requireUser(c, services)
    const state = await services.importJobs.get(teamId, id)
    if (state === null) throw noSuchJob()
    return state
  })

  handle(app, cancelImport, async ({ id }, c) => {
    const { teamId } = await requireUser(c, services)
    if ((await services.importJobs.get(teamId, id)) === null) throw noSuchJob()
    return { stopped: await services.importJobs.cancel(teamId, id) }
  })
}

function noSuchJob(): ApiError {
  return new ApiError('not_found', 'There is no such import. The server may have been started again since.')
}
