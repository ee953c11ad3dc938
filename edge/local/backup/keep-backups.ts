import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Services } from '../../services/services.ts'
import type { BucketSettings } from '../../settings/bucket-settings.ts'
import { runChild } from '../process/run-child.ts'
import { BACKUPS, backupFile } from './backup-name.ts'
import { backupsToDrop, isBackupDue, type Keeping } from './kept-backups.ts'

const CHILD = fileURLToPath(new URL('backup-child.ts', import.meta.url))
const LOOK_EVERY_MS = 600_000

export interface BackupsOptions {
  readonly services: Pick<Services, 'log' | 'now'>
  /** The administrator's. */
  readonly url: string
  readonly dataDir: string
  readonly bucket: BucketSettings | null
  readonly keeping: Keeping
  readonly everyMs?: number
}

/**
 * Backs everything up once a day, in a process of its own, and drops what need not be kept. It first looks a while
 * after the start, and what fails is tried again at the next look.
 */
export function keepBackups({
  services,
  url,
  dataDir,
  bucket,
  keeping,
  everyMs = LOOK_EVERY_MS,
}: BackupsOptions): {
  stop(): Promise<void>
} {
  const stopping = new AbortController()
  const folder = join(dataDir, BACKUPS)
  const names = () => (existsSync(folder) ? readdirSync(folder) : [])

  async function look(): Promise<void> {
    const now = services.now()
    if (!isBackupDue(names(), now)) return
    const file = backupFile(dataDir, now, 'daily')
    const failure = await runChild(CHILD, { url, dataDir, file, bucket }, stopping.signal)
    if (failure === null) for (const name of backupsToDrop(names(), keeping)) rmSync(join(folder, name))
    else if (!stopping.signal.aborted) services.log({ event: 'backup_failed', failure })
  }

  async function watch(): Promise<void> {
    for (;;) {
      await delay(everyMs, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      await look().catch((error: unknown) => services.log({ event: 'backup_failed', failure: codeOf(error) }))
    }
  }

  const watching = watch()
  return {
    async stop() {
      stopping.abort()
      await watching
    },
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
