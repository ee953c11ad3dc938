import { HEALTH_PATH } from '../../../sync/api/paths.ts'
import { awakeTimeout } from '../../awake-timeout.ts'
import { jittered } from './jittered.ts'
import { whenBack } from './when-back.ts'

const LOOK_EVERY_MS = 1_500
/** A server that does not answer for so long is not well, ms. */
const HEALTH_TIMEOUT_MS = 3_000

/** The one watch of this page; null while nobody waits. */
let watch: Promise<boolean> | null = null

/**
 * Waits until the server is well: Postgres takes writes and the sync engine answers. Answers true where it had to wait,
 * so that what failed meanwhile is tried again; false where the server was well at once.
 */
export function untilWell(): Promise<boolean> {
  watch ??= look().finally(() => {
    watch = null
  })
  return watch
}

async function look(): Promise<boolean> {
  for (let looks = 0; ; looks++) {
    if (await isWell()) return looks > 0
    await pause(jittered(LOOK_EVERY_MS))
  }
}

/** Whether the server is well now. */
export async function isWell(): Promise<boolean> {
  const late = new AbortController()
  const end = awakeTimeout(HEALTH_TIMEOUT_MS, () => late.abort())
  try {
    const response = await fetch(HEALTH_PATH, { cache: 'no-store', signal: late.signal })
    return response.ok
  } catch {
    return false
  } finally {
    end()
  }
}

/** Until so many ms are over, the network is back or the page is come back to. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
    const timer = setTimeout(end, ms)
    const unsubscribe = whenBack(end)
  })
}
