import type { Context } from 'hono'
import type { SessionUser } from '../../sync/session.ts'
import { SyncError } from '../../sync/sync-error.ts'
import { ApiError } from '../http/api-error.ts'
import type { Services } from '../services/services.ts'
import { type Caller, callerOf } from './caller.ts'

/**
 * The user of a request.
 * @throws ApiError `unauthorized` where nobody is signed in
 */
export async function requireUser(c: Context, services: Services): Promise<SessionUser> {
  return (await requireCaller(c, services)).user
}

/**
 * Who asks, and with what.
 * @throws ApiError `unauthorized` where nobody is signed in
 */
export async function requireCaller(c: Context, services: Services): Promise<Caller> {
  const caller = await callerOf(c, services)
  if (caller === null) throw new ApiError('unauthorized', new SyncError('unauthorized').message)
  return caller
}
