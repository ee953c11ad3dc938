import { Zero } from '@rocicorp/zero'
import { mutators } from '../../../sync/mutators.ts'
import { schema } from '../../../sync/schema.ts'
import type { SessionUser } from '../../../sync/session.ts'
import { canKeepDatabases } from './can-keep-databases.ts'

/** zero-cache accepts one leading path segment; the host passes it on. */
const ZERO_PATH = '/zero'

interface ZeroEvents {
  onUpdateNeeded(): void
  /** The server no longer knows this client, which is dead: another one takes its place. */
  onLost(): void
}

export type ProductZero = Awaited<ReturnType<typeof openZero>>

/** The sync engine's client for one user. There is one per page. */
export async function openZero(user: SessionUser, { onUpdateNeeded, onLost }: ZeroEvents) {
  const context: SessionUser = user
  return new Zero({
    schema,
    mutators,
    userID: user.userId,
    context,
    kvStore: (await canKeepDatabases()) ? 'idb' : 'mem',
    cacheURL: `${location.origin}${ZERO_PATH}`,
    // The default of both is to reload the page at once, which would throw away what is being typed.
    onUpdateNeeded,
    onClientStateNotFound: onLost,
    logLevel: 'error',
  })
}
