import { Zero } from '@rocicorp/zero'
import { mutators } from '../../../sync/mutators/mutators.ts'
import { schema } from '../../../sync/schema.ts'
import type { SessionUser } from '../../../sync/session.ts'
import { isFilesDatabase } from '../attachments/files-database-name.ts'

/** zero-cache accepts one leading path segment; the host passes it on. */
const ZERO_PATH = '/zero'

interface ZeroEvents {
  /** Client and server do not understand each other: either is of another version, or the server is not ready yet. */
  onMisunderstood(): void
  /** The server no longer knows this client, which is dead: another one takes its place. */
  onLost(): void
}

/** After so long without a connection the sync engine would refuse writes instead of keeping them, ms: not ever. */
const NEVER_GIVES_UP_MS = 2 ** 40

export type ProductZero = Awaited<ReturnType<typeof openZero>>

/** The sync engine's client for one user. There is one per page. */
export async function openZero(user: SessionUser, { onMisunderstood, onLost }: ZeroEvents) {
  const context: SessionUser = user
  return new Zero({
    schema,
    mutators,
    userID: user.userId,
    context,
    kvStore: (await canKeepDatabases()) ? 'idb' : 'mem',
    cacheURL: `${location.origin}${ZERO_PATH}`,
    disconnectTimeoutMs: NEVER_GIVES_UP_MS,
    // The default of both is to reload the page at once, which would throw away what is being typed.
    onUpdateNeeded: ({ type }) => {
      // Another tab has begun to store its rows apart from this one's, which does not touch this one.
      if (type !== 'NewClientGroup') onMisunderstood()
    },
    onClientStateNotFound: onLost,
    logLevel: 'error',
  })
}

const TRIAL = 'clearheight-trial'

/**
 * Whether the browser lets this page keep databases: it may forbid them, or have no room for a new one. Those that are
 * there can be used even without room.
 */
async function canKeepDatabases(): Promise<boolean> {
  try {
    const known = await indexedDB.databases()
    return known.some(({ name = '' }) => !isFilesDatabase(name)) || (await canMakeOne())
  } catch {
    return false
  }
}

function canMakeOne(): Promise<boolean> {
  return new Promise((resolve) => {
    const request = indexedDB.open(TRIAL)
    request.onupgradeneeded = () => void request.result.createObjectStore(TRIAL).put(TRIAL, TRIAL)
    request.onerror = () => resolve(false)
    request.onsuccess = () => {
      request.result.close()
      indexedDB.deleteDatabase(TRIAL)
      resolve(true)
    }
  })
}
