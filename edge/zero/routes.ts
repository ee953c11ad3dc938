import { mustGetQuery, type ReadonlyJSONValue } from '@rocicorp/zero'
import { handleQueryRequest } from '@rocicorp/zero/server'
import type { Context, Hono } from 'hono'
import { timingSafeEqual } from 'hono/utils/buffer'
import { ZERO_MUTATE_PATH, ZERO_QUERY_PATH } from '../../sync/api/paths.ts'
import { queries } from '../../sync/queries.ts'
import { schema } from '../../sync/schema.ts'
import type { SessionUser } from '../../sync/session.ts'
import { requireUser } from '../auth/require-user.ts'
import { ApiError } from '../http/api-error.ts'
import { readJson } from '../http/handle.ts'
import { OTHER_SITE } from '../http/same-site.ts'
import type { Services } from '../services/services.ts'
import { runPush, untilDatabaseBack } from './run-push.ts'

const NO_TOKENS = 'The sync engine is for browsers. Programs use the HTTP interface.'

/**
 * The two endpoints that zero-cache calls, with the browser's cookie and Origin. With its key a body may have any
 * length: it holds everything that a browser has queued, and after a refusal that would never arrive.
 */
export function zeroRoutes(app: Hono, services: Services): void {
  app.post(ZERO_QUERY_PATH, async (c) => {
    const ctx = await userBehindZeroCache(c, services)
    return c.json(
      await handleQueryRequest({
        handler: (name, args) => mustGetQuery(queries, name).fn({ args, ctx }),
        schema,
        request: c.req.raw,
        userID: ctx.userId,
        logLevel: 'error',
      }),
    )
  })

  app.post(ZERO_MUTATE_PATH, async (c) => {
    const ctx = await untilDatabaseBack(() => userBehindZeroCache(c, services))
    const body = (await readJson(c)) as ReadonlyJSONValue
    const query = new URL(c.req.url).searchParams
    return c.json(await runPush(services, { body, query, ctx }))
  })
}

/**
 * zero-cache does not check the Origin of a WebSocket, so it is checked here, where the data is given out. It passes
 * on what a program signs in with: a token is not for these doors, which know nothing of its scope.
 */
async function userBehindZeroCache(c: Context, services: Services): Promise<SessionUser> {
  const { zeroApiKey, origins } = services.settings
  if (!(await timingSafeEqual(c.req.header('x-api-key') ?? '', zeroApiKey))) {
    throw new ApiError('forbidden', 'Only the sync engine may call this.')
  }
  const origin = c.req.header('origin')
  if (origin === undefined || !origins.includes(origin)) {
    throw new ApiError('forbidden', OTHER_SITE)
  }
  const user = await requireUser(c, services)
  if (c.req.header('authorization') !== undefined) throw new ApiError('forbidden', NO_TOKENS)
  return user
}
