import { openSync, readFileSync } from 'node:fs'
import { open, writeFile } from 'node:fs/promises'

/** How large a log may grow. */
export interface LogBounds {
  /**
   * Beyond this many bytes the newest part is moved to a second file of the same size, so that there are never more
   * than two.
   */
  readonly largestBytes: number
  /** How often its size is checked. */
  readonly everyMs: number
}

const BOUNDS: LogBounds = { largestBytes: 5_000_000, everyMs: 5000 }
const NEWLINE = 10

/** Opens a log for appending; the caller closes the descriptor once its child has it. */
export function openLog(path: string): number {
  return openSync(path, 'a', 0o600)
}

/**
 * Keeps a log short while other processes write to it. They must have opened it for appending, and continue in the
 * emptied file. Call the returned function to end this.
 */
export function keepLogShort(path: string, bounds: LogBounds = BOUNDS): () => void {
  let shortening = Promise.resolve()
  const look = (): void => {
    // A missing log or a full disk is no reason to stop. The next check may succeed.
    shortening = shortening.then(() => shorten(path, bounds.largestBytes)).catch(() => {})
  }
  look()
  const timer = setInterval(look, bounds.everyMs).unref()
  return () => clearInterval(timer)
}

/** Emptied before the copy is written, which may need the space. Lines written in between are lost. */
async function shorten(path: string, largestBytes: number): Promise<void> {
  await using log = await open(path, 'r+')
  const { size } = await log.stat()
  if (size <= largestBytes) return
  const newest = Buffer.alloc(largestBytes)
  const { bytesRead } = await log.read(newest, 0, largestBytes, size - largestBytes)
  await log.truncate(0)
  const lines = newest.subarray(newest.indexOf(NEWLINE) + 1, bytesRead)
  await writeFile(`${path}.1`, lines, { mode: 0o600 })
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
