import { Zero } from '@rocicorp/zero'
import { mutators } from '../../sync/mutators/mutators.ts'
import { schema } from '../../sync/schema.ts'
import type { SessionUser } from '../../sync/session.ts'

const USER: SessionUser = { userId: 'demo-maria', teamId: 'demo', name: 'Maria Torres' }

export type SyncUser = ReturnType<typeof openSyncUser>

/** The sync engine as a browser of the demo user has it. Those of two names know nothing of each other. */
export function openSyncUser(origin: string, name: string) {
  return new Zero({
    schema,
    mutators,
    userID: USER.userId,
    context: USER,
    cacheURL: `${origin}/zero`,
    storageKey: name,
    kvStore: 'mem',
    // What is refused on purpose would be told at length.
    logSink: { log: () => undefined },
  })
}

/** Writes a private note on a property. */
export function writeNote(zero: SyncUser, id: string, note: string) {
  return zero.mutate(mutators.note.add({ id, propertyId: 'tanner', note, isPrivate: true, now: Date.now() }))
}
