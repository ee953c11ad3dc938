import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where automatic backups are, in the data folder. */
export const BACKUPS = 'backups'

const DAILY = /^daily-(\d{4}-\d{2}-\d{2}T\d{4})\.tar\.gz$/

/** `backups/daily-2026-11-23T0310.tar.gz`, in UTC. */
export function backupFile(
  dataDir: string,
  at: Date,
  kind: 'daily' | 'before-upgrade' | 'before-restore',
): string {
  const seconds = kind === 'daily' ? '' : at.toISOString().slice(17, 19)
  const stamp = at.toISOString().slice(0, 16).replace(/:/g, '') + seconds
  return join(dataDir, BACKUPS, `${kind}-${stamp}.tar.gz`)
}

/** When a daily backup was made; null for other files. */
export function madeAt(name: string): Date | null {
  const stamp = DAILY.exec(name)?.[1]
  return stamp === undefined ? null : new Date(`${stamp.slice(0, 13)}:${stamp.slice(13)}Z`)
}

/** The newest daily backup that a data folder keeps; undefined where it has none. */
export function newestDaily(dataDir: string): string | undefined {
  const folder = join(dataDir, BACKUPS)
  const names = existsSync(folder) ? readdirSync(folder) : []
  const newest = names
    .filter((name) => madeAt(name) !== null)
    .toSorted()
    .at(-1)
  return newest && join(folder, newest)
}
