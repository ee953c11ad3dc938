import { freeBytes } from '../import/run/free-bytes.ts'

/** The size of two files of Postgres's write-ahead log. With less, Postgres ends when it needs the next one. */
const LEAST_BYTES = 32 * 2 ** 20

/** False where the disk of a folder is as good as full. */
export async function hasRoom(folder: string): Promise<boolean> {
  return (await freeBytes(folder)) >= LEAST_BYTES
}
