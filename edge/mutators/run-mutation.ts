import type { Transaction } from '@rocicorp/zero'
import { zeroDrizzle } from '@rocicorp/zero/server/adapters/drizzle'
import type { Database } from '../../db/database.ts'
import type { ErrorCode } from '../../sync/api/errors.ts'
import { schema } from '../../sync/schema.ts'
import { SyncError, type SyncErrorCode } from '../../sync/sync-error.ts'
import { ApiError } from '../http/api-error.ts'
import { isAtFault } from './is-at-fault.ts'

const CODES = {
  unauthorized: 'unauthorized',
  forbidden: 'forbidden',
  not_found: 'not_found',
  invalid: 'bad_request',
} as const satisfies Record<SyncErrorCode, ErrorCode>

/**
 * Runs a mutator and reads its result in one Postgres transaction.
 * @throws ApiError with the mutator's refusal; nothing is then written
 */
export async function runMutation<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await zeroDrizzle(schema, db).transaction(work)
  } catch (error) {
    if (error instanceof SyncError) throw new ApiError(CODES[error.details.code], error.message)
    if (isAtFault(error)) throw new ApiError('bad_request', new SyncError('invalid').message)
    throw error
  }
}
