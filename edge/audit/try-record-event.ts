import { describeError } from '../errors/describe-error.ts'
import type { Services } from '../services/services.ts'
import { type AuditEntry, recordEvent } from './record-event.ts'

/** Adds an entry that no answer waits for: where it cannot be added, the server's log says so. */
export async function tryRecordEvent(
  { withDb, now, log }: Pick<Services, 'withDb' | 'now' | 'log'>,
  entry: Omit<AuditEntry, 'at'>,
): Promise<void> {
  try {
    await withDb((db) => recordEvent(db, { ...entry, at: now() }))
  } catch (error) {
    log({ event: 'not_recorded', action: entry.action, error: describeError(error) })
  }
}
