import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Nothing that is still being written, or read while it is imported, was last touched so long ago. */
const LEFT_MS = 3_600_000

/** Removes what a process that was killed has left in the data folder: fetched sheets and files that were half written. */
export async function removeLeftovers(dataDir: string, now: Date): Promise<void> {
  const until = now.getTime() - LEFT_MS
  await removeOld(join(dataDir, 'fetched'), until, () => true)
  for (const folder of ['uploads', 'sources', 'attachments'])
    await removeOld(join(dataDir, folder), until, (name) => name.endsWith('.part'))
}

async function removeOld(
  folder: string,
  until: number,
  isLeftover: (name: string) => boolean,
): Promise<void> {
  // There is no such folder before the first file.
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter(isLeftover)) {
    const path = join(folder, name)
    const known = await stat(path).catch(() => null)
    if (known !== null && known.mtimeMs < until) await rm(path, { recursive: true, force: true })
  }
}
