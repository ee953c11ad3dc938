import type { Hono } from 'hono'
import { endToken, listTokens, listTokensOf, makeToken } from '../../sync/api/tokens.ts'
import * as tokens from '../auth/api-tokens.ts'
import { countCall } from '../auth/count-call.ts'
import { recordCallerEvent } from '../auth/record-caller-event.ts'
import { requireUser } from '../auth/require-user.ts'
import { handle, readInput } from '../http/handle.ts'
import type { Services } from '../services/services.ts'
import { personIn } from './people.ts'

/** Making, listing and ending what programs sign in with. */
export function tokenRoutes(app: Hono, services: Services): void {
  const { withDb, now } = services

  handle(app, listTokens, async (_input, c) => {
    const { userId } = await requireUser(c, services)
    return { tokens: await withDb((db) => tokens.listTokens(db, userId, now())) }
  })

  handle(app, listTokensOf, async ({ id }, c) => {
    const caller = await requireUser(c, services)
    return await withDb(async (db) => {
      await personIn(db, caller, id, now())
      return { tokens: await tokens.listTokens(db, id, now()) }
    })
  })

  handle(app, makeToken, async (input, c) => {
    const caller = await countCall('writes', c, services)
    return await withDb((db) =>
      db.transaction(async (tx) => {
        const made = await tokens.makeToken(tx, caller, input, now())
        await recordCallerEvent(tx, c, services, { action: 'token_made', subject: made.id, details: input })
        return made
      }),
    )
  })

  app.delete(endToken.path, async (c) => {
    const caller = await countCall('writes', c, services)
    const { id } = await readInput(endToken, c)
    await withDb((db) =>
      db.transaction(async (tx) => {
        const { name, of } = await tokens.endToken(tx, caller, id)
        await recordCallerEvent(tx, c, services, {
          action: 'token_ended',
          subject: id,
          details: { name, of },
        })
      }),
    )
    return c.body(null, 204)
  })
}
