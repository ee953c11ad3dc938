import { freeBytes } from '../import/run/free-bytes.ts'

/** Two files of Postgres's log of changes: with less it ends when it needs the next one. */
const LEAST_BYTES = 32 * 2 ** 20

/** False where the disk of a folder is as good as full. */
export async function hasRoom(folder: string): Promise<boolean> {
  return (await freeBytes(folder)) >= LEAST_BYTES
}
