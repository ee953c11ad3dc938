import { statfs } from 'node:fs/promises'

/** The free bytes of a folder's disk that any user may write. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
