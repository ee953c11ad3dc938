import { madeAt } from './backup-name.ts'

/** How many days and weeks back there is a backup of each. */
export interface Keeping {
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
