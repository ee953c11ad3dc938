import { Zero } from '@rocicorp/zero'
import { mutators } from '../../sync/mutators/mutators.ts'
import { schema } from '../../sync/schema.ts'
import type { SessionUser } from '../../sync/session.ts'
import { MARIA } from './people.ts'

export type SyncUser = ReturnType<typeof openSyncUser>

/** The sync engine as a browser of a user has it, the demo's by default. Those of two names know nothing of each other. */
export function openSyncUser(
  origin: string,
  name: string,
  user: SessionUser = MARIA,
  /** A page would have to be loaded anew. */
  onReload: () => void = () => {},
) {
  return new Zero({
    schema,
    mutators,
    userID: user.userId,
    context: user,
    cacheURL: `${origin}/zero`,
    storageKey: name,
    kvStore: 'mem',
    onClientStateNotFound: onReload,
    onUpdateNeeded: onReload,
    // What is refused on purpose would be told at length.
    logSink: { log: () => undefined },
  })
}

/** Writes a private note on a property. */
export function writeNote(zero: SyncUser, id: string, note: string) {
  return zero.mutate(mutators.note.add({ id, propertyId: 'tanner', note, isPrivate: true, now: Date.now() }))
}
