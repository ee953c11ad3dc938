import type { Context } from 'hono'
import type { SessionUser } from '../../sync/session.ts'
import { tooMany } from '../rate-limit/rate-limit.ts'
import { takeCall } from '../rate-limit/take-call.ts'
import type { Limits } from '../services/limits.ts'
import type { Services } from '../services/services.ts'
import { requireUser } from './require-user.ts'

/**
 * The user of a request, whose call is counted. Every costly route begins with this.
 * @throws ApiError `unauthorized`, or `too_many` with the seconds to wait
 */
export async function countCall(kind: keyof Limits, c: Context, services: Services): Promise<SessionUser> {
  const user = await requireUser(c, services)
  const waitMs = await takeCall(kind, user.userId, services)
  if (waitMs !== null) throw tooMany(waitMs)
  return user
}
