import { openSync, readFileSync, renameSync, statSync } from 'node:fs'

/** A log is set aside at this size when its process starts, so that two of them are all there ever is. */
const LARGEST_LOG_BYTES = 5_000_000

/** Opens a log for appending; the caller closes the descriptor once its child has it. */
export function openLog(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size > LARGEST_LOG_BYTES) renameSync(path, `${path}.1`)
  return openSync(path, 'a', 0o600)
}

/** The last lines of a log that say something, for the sentence about why its process did not start. */
export function lastLines(path: string, count = 8): string {
  try {
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n')
    return lines.slice(-count).join('\n')
  } catch {
    return ''
  }
}
