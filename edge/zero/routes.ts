import { mustGetMutator, mustGetQuery } from '@rocicorp/zero'
import { handleMutateRequest, handleQueryRequest } from '@rocicorp/zero/server'
import { zeroDrizzle } from '@rocicorp/zero/server/adapters/drizzle'
import type { Context, Hono } from 'hono'
import { ZERO_MUTATE_PATH, ZERO_QUERY_PATH } from '../../sync/api.ts'
import { mutators } from '../../sync/mutators.ts'
import { queries } from '../../sync/queries.ts'
import { schema } from '../../sync/schema.ts'
import type { SessionUser } from '../../sync/session.ts'
import { ApiError } from '../api-error.ts'
import { requireUser } from '../auth/require-user.ts'
import { OTHER_SITE } from '../same-site.ts'
import type { Services } from '../services.ts'
import { isSameSecret } from './same-secret.ts'

/** The two doors zero-cache knocks at, with the browser's cookie and Origin passed on. */
export function zeroRoutes(app: Hono, services: Services): void {
  app.post(ZERO_QUERY_PATH, async (c) => {
    const ctx = await userBehindZeroCache(c, services)
    return c.json(
      await handleQueryRequest({
        handler: (name, args) => mustGetQuery(queries, name).fn({ args, ctx }),
        schema,
        request: c.req.raw,
        userID: ctx.userId,
      }),
    )
  })

  app.post(ZERO_MUTATE_PATH, async (c) => {
    const ctx = await userBehindZeroCache(c, services)
    return services.withDb(async (db) =>
      c.json(
        await handleMutateRequest({
          dbProvider: zeroDrizzle(schema, db),
          handler: (transact) =>
            transact((tx, name, args) => mustGetMutator(mutators, name).fn({ tx, args, ctx })),
          request: c.req.raw,
          userID: ctx.userId,
        }),
      ),
    )
  })
}

/** zero-cache does not check the Origin of a WebSocket, so it is checked here, where the data is given out. */
async function userBehindZeroCache(c: Context, services: Services): Promise<SessionUser> {
  const { zeroApiKey, origins } = services.settings
  if (!isSameSecret(c.req.header('x-api-key') ?? '', zeroApiKey)) {
    throw new ApiError('forbidden', 'Only the sync engine may call this.')
  }
  const origin = c.req.header('origin')
  if (origin === undefined || !origins.includes(origin)) {
    throw new ApiError('forbidden', OTHER_SITE)
  }
  return requireUser(c, services)
}
