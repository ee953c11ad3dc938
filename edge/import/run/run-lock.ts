import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../../db/database.ts'
import { formatMoment } from '../../../sync/domain/dates/format-date.ts'
import { ImportError } from './import-error.ts'
import { isReadInParts } from './read-in-parts.ts'
import { runningImport } from './running-import.ts'

/** Beside `private.open_book`'s 8787: held for a whole run, and not by the writers of single rows. */
const RUN_LOCK = 8788

/**
 * Runs `work` while no other run of the team is active. Throws `ImportError` with the progress of the other run,
 * where there is one. The lock lives in a transaction of its own that does nothing else, so it cannot outlive the
 * process. A run that is read in several goes counts as active between them for all but its own `job`.
 */
export async function withRunLock<T>(
  db: Database,
  team: string,
  work: () => Promise<T>,
  job: string | null = null,
): Promise<T> {
  let done: { readonly value: T } | undefined
  const locked = db.transaction(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    const [lock] = await rowsOf<{ free: boolean }>(
      tx,
      sql`select pg_try_advisory_xact_lock(${RUN_LOCK}, hashtext(${team})) as free`,
    )
    if (!lock?.free || (await isReadInParts(db, team, job)))
      throw new ImportError('busy', await describeRunning(db, team))
    done = { value: await work() }
    return done
  })
  // If only the lock's connection broke, the finished work still counts.
  return (await locked.catch((error: unknown) => done ?? Promise.reject(error))).value
}

async function describeRunning(db: Database, team: string): Promise<string> {
  const run = await runningImport(db, team)
  if (!run) return 'Another import is starting or ending. Try again in a moment.'
  const rows = run.rowsRead.toLocaleString('en-US')
  return `Another import is running: ${run.source}, ${rows} rows read, started ${formatMoment(run.startedAt)}. Try again when it is done.`
}

/** True while a run of the team is active, in whatever process. */
export async function isRunLocked(db: Database, team: string): Promise<boolean> {
  const [lock] = await rowsOf<{ held: boolean }>(
    db,
    sql`select exists (select from pg_locks where locktype = 'advisory' and granted and classid = ${RUN_LOCK}
        and objid::bigint = (hashtext(${team})::bigint & 4294967295) and objsubid = 2
        and database = (select oid from pg_database where datname = current_database())) as held`,
  )
  return lock?.held ?? false
}
