import type { Context } from 'hono'
import { routePath } from 'hono/route'
import { tryRecordEvent } from '../audit/try-record-event.ts'
import type { Services } from '../services/services.ts'
import { callerOf } from './caller.ts'
import { deviceOf } from './device-of.ts'

/**
 * Records that a request was refused. Of a loop of refused requests only so many are recorded; of unknown callers
 * none.
 */
export async function recordRefusal(c: Context, services: Services): Promise<void> {
  // Who asks may be what could not be found out.
  const caller = await callerOf(c, services).catch(() => null)
  if (caller === null || services.limits.refusals(caller.user.userId) !== null) return
  await tryRecordEvent(services, {
    teamId: caller.user.teamId,
    actor: caller.user,
    token: caller.token?.name,
    action: 'refused',
    // The route's own path: an address may hold anything.
    details: { call: `${c.req.method} ${routePath(c)}` },
    device: deviceOf(c.req.header('user-agent')),
  })
}
