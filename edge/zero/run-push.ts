import { ApplicationError, mustGetMutator, type ReadonlyJSONValue } from '@rocicorp/zero'
import { handleMutateRequest } from '@rocicorp/zero/server'
import { zeroDrizzle } from '@rocicorp/zero/server/adapters/drizzle'
import { DrizzleQueryError } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { DatabaseAway, isDatabaseAway } from '../../db/is-database-away.ts'
import { schema } from '../../sync/schema.ts'
import type { SessionUser } from '../../sync/session.ts'
import { SyncError } from '../../sync/sync-error.ts'
import { tryRecordEvent } from '../audit/try-record-event.ts'
import { describeError } from '../errors/describe-error.ts'
import { INTERNAL_SENTENCE } from '../http/api-error.ts'
import { isAtFault } from '../mutators/is-at-fault.ts'
import { serverMutators } from '../mutators/server-mutators.ts'
import type { RateLimit } from '../services/limits.ts'
import type { Services } from '../services/services.ts'

interface Push {
  /** As zero-cache sends it. */
  body: ReadonlyJSONValue
  query: URLSearchParams
  ctx: SessionUser
}

/**
 * Runs the writes that a browser has queued, in order, each in its own transaction. A write that can never succeed is
 * refused alone, and those after it continue. While the database is away, none is refused.
 * @throws DatabaseAway where it stays away: the browser sends the remaining writes again
 */
export async function runPush(
  { withDb, now, limits, log }: Pick<Services, 'withDb' | 'now' | 'limits' | 'log'>,
  { body, query, ctx }: Push,
) {
  const refused: string[] = []
  const answer = await withDb(async (db) => {
    const database = watchDatabase(db, log)
    const answer = await handleMutateRequest({
      dbProvider: database,
      handler: async (transact) => {
        await untilAllowed(limits.mutations, ctx.userId)
        return await transact(async (tx, name, args) => {
          try {
            await mustGetMutator(serverMutators, name).fn({ tx, args, ctx })
          } catch (error) {
            if (error instanceof SyncError && error.details.code === 'forbidden') refused.push(name)
            throw refusalOf(error, log)
          }
        })
      },
      body,
      query,
      userID: ctx.userId,
      logLevel: 'error',
    })
    if (database.isAway()) throw new DatabaseAway()
    return answer
  })
  for (const call of refused) {
    if (limits.refusals(ctx.userId) !== null) break
    const entry = { teamId: ctx.teamId, actor: ctx, action: 'refused', details: { call } } as const
    await tryRecordEvent({ withDb, now, log }, entry)
  }
  return answer
}

/** An error of the database is judged after its transaction has ended. Any other error is the write's own fault. */
function refusalOf(error: unknown, log: Services['log']): unknown {
  if (error instanceof ApplicationError || error instanceof DrizzleQueryError) return error
  log({ event: 'write_refused', error: describeError(error) })
  return new SyncError('invalid')
}

/**
 * The sync engine takes whatever a transaction fails with as a refusal, and keeps its message, statement and all. Here
 * a refusal has a sentence of our own; a database that stays away is asked for nothing more, and no answer counts then.
 */
function watchDatabase(db: Database, log: Services['log']) {
  const provider = retryingDatabase(db)
  let isAway = false
  const transaction: typeof provider.transaction = async (work, input) => {
    if (isAway) return undefined as never
    let thrown: unknown
    try {
      return await provider.transaction(async (tx, hooks) => {
        try {
          return await work(tx, hooks)
        } catch (error) {
          thrown = error
          throw error
        }
      }, input)
    } catch (error) {
      if (error === thrown && !(error instanceof DrizzleQueryError)) throw error
      if (error instanceof DatabaseAway) {
        isAway = true
        return undefined as never
      }
      log({ event: 'write_refused', error: describeError(error) })
      throw isAtFault(error)
        ? new SyncError('invalid')
        : new ApplicationError(INTERNAL_SENTENCE, { details: { code: 'internal' } })
    }
  }
  return { transaction, isAway: () => isAway }
}

/** Waits instead of refusing, so that everything a browser wrote without a connection gets through. */
async function untilAllowed(limit: RateLimit, userId: string): Promise<void> {
  for (let waitMs = limit(userId); waitMs !== null; waitMs = limit(userId)) {
    await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
}

const DATABASE_TIMEOUT_MS = 20_000
const RETRY_AFTER_MS = 250

interface Patience {
  timeoutMs?: number
  retryAfterMs?: number
}

/**
 * Waits instead of failing while Postgres is away.
 * @throws DatabaseAway where it stays away
 */
export async function untilDatabaseBack<T>(
  work: () => Promise<T>,
  { timeoutMs = DATABASE_TIMEOUT_MS, retryAfterMs = RETRY_AFTER_MS }: Patience = {},
): Promise<T> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
    }
    if (performance.now() + retryAfterMs > deadline) throw new DatabaseAway()
    await new Promise((resolve) => setTimeout(resolve, retryAfterMs))
  }
}

/**
 * A database whose transactions wait while Postgres is away and then run again. Use it only for numbered writes, so
 * that a write whose commit was not confirmed is not made twice. Create one for each request: all its transactions
 * share one timeout, after which they fail at once.
 * @throws DatabaseAway from `transaction`
 */
export function retryingDatabase(
  db: Database,
  { timeoutMs = DATABASE_TIMEOUT_MS, retryAfterMs = RETRY_AFTER_MS }: Patience = {},
) {
  const database = zeroDrizzle(schema, db)
  const deadline = performance.now() + timeoutMs
  const transaction: typeof database.transaction = (work, input) =>
    untilDatabaseBack(() => database.transaction(work, input), {
      timeoutMs: deadline - performance.now(),
      retryAfterMs,
    })
  return { transaction }
}
