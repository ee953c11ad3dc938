import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Services } from '../../services/services.ts'
import type { BucketSettings } from '../../settings/bucket-settings.ts'
import { BACKUPS, backupFile, madeAt } from '../data/backup-name.ts'
import { type Repeated, runAgain } from '../process/run-again.ts'
import { runChild } from '../process/run-child.ts'

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
}: BackupsOptions): Repeated {
  const folder = join(dataDir, BACKUPS)
  const names = () => (existsSync(folder) ? readdirSync(folder) : [])

  async function look(signal: AbortSignal): Promise<void> {
    const now = services.now()
    if (!isBackupDue(names(), now)) return
    const file = backupFile(dataDir, now, 'daily')
    const failure = await runChild(CHILD, { url, dataDir, file, bucket }, signal)
    if (failure === null) for (const name of backupsToDrop(names(), keeping)) rmSync(join(folder, name))
    else if (!signal.aborted) services.log({ event: 'backup_failed', failure })
  }

  return runAgain(
    everyMs,
    (signal) =>
      look(signal).catch((error: unknown) =>
        services.log({ event: 'backup_failed', failure: codeOf(error) }),
      ),
    { waitsFirst: true },
  )
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}

/** How many days and weeks back there is a backup of each. */
interface Keeping {
  readonly days: number
  readonly weeks: number
}

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS

/** True where a day has passed since the newest daily backup of `names`. */
export function isBackupDue(names: readonly string[], now: Date): boolean {
  const newest = Math.max(...names.map((name) => madeAt(name)?.getTime() ?? 0), 0)
  return now.getTime() - newest >= DAY_MS
}

/** The daily backups that need not be kept: all but the newest of each of the last days and weeks that have one. */
export function backupsToDrop(names: readonly string[], { days, weeks }: Keeping): string[] {
  const daily = names
    .flatMap((name) => {
      const at = madeAt(name)
      return at === null ? [] : [{ name, ms: at.getTime() }]
    })
    .toSorted((a, b) => b.ms - a.ms)
  const kept = new Set([...newestOf(daily, DAY_MS, days), ...newestOf(daily, WEEK_MS, weeks)])
  return daily.map(({ name }) => name).filter((name) => !kept.has(name))
}

/** The newest of each span of time, of as many spans as are asked for. */
function newestOf(daily: readonly { name: string; ms: number }[], span: number, most: number): string[] {
  const spans = Map.groupBy(daily, ({ ms }) => Math.floor(ms / span))
  return [...spans.values()].slice(0, most).flatMap(([newest]) => newest?.name ?? [])
}
