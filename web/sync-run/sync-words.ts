import { formatCount } from '../../sync/domain/format.ts'
import { CallError } from '../data/call.ts'
import { MESSAGES } from '../ui/messages.ts'
import type { SyncedSources } from './sync-run.ts'

/** `2,846 properties. Read: houston, north.` and what could not be read. */
export function inWords({ count, source, failures }: SyncedSources): string {
  const size = `${formatCount(count)} ${count === 1 ? 'property' : 'properties'}.`
  const read = source === '' ? 'No imported file to read again.' : `Read: ${source}.`
  const failed = failures.map(({ source: name, reason }) => `${name}: ${reason}`)
  return [size, failures.length > 0 && source === '' ? '' : read, ...failed]
    .filter((words) => words !== '')
    .join(' ')
}

/** What to say under 'Sync failed': what the server answered, where it did. */
export function syncFailureWords(error: unknown): string {
  return error instanceof CallError ? error.message : MESSAGES.syncFailedOther
}
