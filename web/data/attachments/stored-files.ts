import type { AttachmentType } from '../../../sync/domain/records/attachment.ts'

/** A file that the server does not have yet. */
export interface WaitingFile {
  /** Made once, so that a file that is sent twice is attached once. */
  id: string
  propertyId: string
  name: string
  type: AttachmentType
  content: Blob
  /** The server's sentence, where it refused the file. */
  refusal: string | null
  /** When it was chosen, milliseconds since 1970. */
  at: number
}

/** Where files are kept until they are sent. Each call rejects where the browser forbids it. */
export interface StoredFiles {
  /** Oldest first. */
  all(): Promise<readonly WaitingFile[]>
  /** Rejects where there is no room. */
  add(file: WaitingFile): Promise<void>
  /** Notes the server's refusal of a file that is still kept. */
  refuse(id: string, refusal: string): Promise<void>
  remove(id: string): Promise<void>
}

const FILES = 'files'

/**
 * Keeps files in a database of the browser. It is open only while it is used, or it could not be removed, and made by
 * the first file only: what signing out has removed stays away.
 */
export function storedFilesIn(database: string): StoredFiles {
  async function use<T>(mode: IDBTransactionMode, act: (files: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const opened = await open(database)
    try {
      const transaction = opened.transaction(FILES, mode, { durability: 'strict' })
      const request = act(transaction.objectStore(FILES))
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => reject(transaction.error)
      })
      return request.result
    } finally {
      opened.close()
    }
  }
  async function all(): Promise<readonly WaitingFile[]> {
    const isThere = (await indexedDB.databases()).some(({ name }) => name === database)
    if (!isThere) return []
    const files = await use<WaitingFile[]>('readonly', (kept) => kept.getAll())
    return files.sort((a, b) => a.at - b.at)
  }

  return {
    all,
    add: async (file) => void (await use('readwrite', (kept) => kept.add(file))),
    async refuse(id, refusal) {
      const file = (await all()).find((one) => one.id === id)
      if (file) await use('readwrite', (kept) => kept.put({ ...file, refusal }))
    },
    async remove(id) {
      if ((await all()).some((one) => one.id === id)) await use('readwrite', (kept) => kept.delete(id))
    },
  }
}

function open(database: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database)
    request.onupgradeneeded = () => request.result.createObjectStore(FILES, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
