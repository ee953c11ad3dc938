import { useSyncExternalStore } from 'react'
import { waitingFilesOf } from './browser-waiting-files.ts'
import type { ShownFile } from './waiting-files.ts'

/** A user's files that wait, are on their way or were refused, at all properties, followed as they change. */
export function useWaitingFiles(userId: string): readonly ShownFile[] {
  const files = waitingFilesOf(userId)
  return useSyncExternalStore(files.subscribe, files.all)
}
