import { useSyncExternalStore } from 'react'
import { jittered } from '../requests/jittered.ts'
import { untilWell } from '../requests/until-well.ts'
import { createTabLock } from '../tab-lock.ts'
import { onForgotten } from '../user-channel.ts'
import { filesDatabaseOf } from './files-database-name.ts'
import { sendAttachment } from './send-attachment.ts'
import { storedFilesIn } from './stored-files.ts'
import { createWaitingFiles, type ShownFile, type WaitingFiles } from './waiting-files.ts'

/** Where the server answers and a file does not arrive all the same, it is tried again with pauses that grow. */
const FIRST_PAUSE_MS = 2_000
const LAST_PAUSE_MS = 300_000

const opened = new Map<string, WaitingFiles>()

/** A user's files in this browser; the same object for the same user. */
export function waitingFilesOf(userId: string): WaitingFiles {
  const known = opened.get(userId)
  if (known) return known
  const channel = openChannel(filesDatabaseOf(userId))
  let pauseMs = FIRST_PAUSE_MS
  const files = createWaitingFiles({
    stored: storedFilesIn(filesDatabaseOf(userId)),
    send: (file, onProgress, signal) => sendAttachment(userId, file, onProgress, signal),
    lockOf: (id) => createTabLock(navigator.locks, `clearheight-attachment:${id}`),
    async untilWorthATry() {
      const wasAway = await untilWell()
      if (!wasAway) await new Promise((resolve) => setTimeout(resolve, jittered(pauseMs)))
      pauseMs = wasAway ? FIRST_PAUSE_MS : Math.min(pauseMs * 2, LAST_PAUSE_MS)
    },
    tellTabs: () => channel?.postMessage(null),
    onTold: (listener) => channel?.addEventListener('message', listener),
  })
  opened.set(userId, files)
  const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
  files.subscribe(() => {
    const isOneLost = files.all().some(({ isKept }) => !isKept)
    if (isOneLost) window.addEventListener('beforeunload', ask)
    else window.removeEventListener('beforeunload', ask)
  })
  onForgotten(userId, () => {
    files.end()
    window.removeEventListener('beforeunload', ask)
  })
  return files
}

/** A user's files that wait, are on their way or were refused, at all properties, followed as they change. */
export function useWaitingFiles(userId: string): readonly ShownFile[] {
  const files = waitingFilesOf(userId)
  return useSyncExternalStore(files.subscribe, files.all)
}

/** Has this page send nothing for anyone but this user. */
export function endWaitingFiles({ butOf }: { butOf: string | null }): void {
  for (const [userId, files] of opened) if (userId !== butOf) files.end()
}

/** A browser that forbids storage may forbid this too. */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
