import { workerData } from 'node:worker_threads'
import { webSocketOf } from './local/book-client.ts'
import { openSyncUser, writeNote } from './open-sync-user.ts'

/** The notes that a browser queues while nothing answers, each with its number before its text. */
export interface OfflineWrites {
  origin: string
  /** Of the notes' ids. */
  prefix: string
  count: number
  text: string
}

/** A browser in a thread of its own: what it does over and over would hold the server up. */
const { origin, prefix, count, text } = workerData as OfflineWrites
globalThis.WebSocket = webSocketOf(origin)
const zero = openSyncUser(origin, prefix)
for (let i = 0; i < count; i++) writeNote(zero, `${prefix}${i}`, `${i} ${text}`)
