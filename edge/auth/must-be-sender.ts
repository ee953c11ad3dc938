import type { SessionUser } from '../../sync/session.ts'
import { SyncError } from '../../sync/sync-error.ts'
import { ApiError } from '../http/api-error.ts'

/**
 * Refuses what a page sends for somebody who is not signed in any more, because somebody else is.
 * @throws ApiError `unauthorized`
 */
export function mustBeSender({ userId }: SessionUser, senderId: string | undefined): void {
  if (senderId !== undefined && senderId !== userId)
    throw new ApiError('unauthorized', new SyncError('unauthorized').message)
}
