import { chmod, copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openFile } from '../files/open-file.ts'
import type { FileStore } from '../services/file-store.ts'

const KEY = /^[a-z]+(\/[\w-]+)+$/

/** Keeps files in a folder of this machine, which only its owner can read. */
export function folderStore(folder: string): FileStore {
  return {
    async put(key, body, most) {
      const path = storedPath(folder, key)
      // Of its own: the same file may come twice at once, where a sender has lost the answer.
      const unfinished = `${path}.${crypto.randomUUID()}.part`
      await mkdir(dirname(path), { recursive: true })
      await chmod(dirname(path), 0o700)
      try {
        const bytes = await writeCapped(unfinished, body, most)
        if (bytes !== null) await rename(unfinished, path)
        return bytes
      } finally {
        await rm(unfinished, { force: true })
      }
    },
    async copy(from, to) {
      const path = storedPath(folder, to)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await copyFile(storedPath(folder, from), path)
    },
    async open(key) {
      return await openFile(storedPath(folder, key)).catch(() => null)
    },
    async remove(key) {
      await rm(storedPath(folder, key), { force: true })
    },
  }
}

/** Where the file of a key lies. */
export function storedPath(folder: string, key: string): string {
  if (!KEY.test(key)) throw new Error('This is no key of a file.')
  return join(folder, key)
}

/** The bytes written; null once they are more than `most`. */
async function writeCapped(
  path: string,
  body: ReadableStream<Uint8Array>,
  most: number,
): Promise<number | null> {
  await using file = await open(path, 'w', 0o600)
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > most) return null
    for (let at = 0; at < chunk.length; ) at += (await file.write(chunk, at)).bytesWritten
  }
  await file.sync()
  return size
}
