import { OPENING_PATH } from '../../sync/opening.ts'

const FIRST_PAUSE_MS = 1_000
const LAST_PAUSE_MS = 15_000
/** Within this time the page is not loaded anew twice: then it is not the network that is at fault, ms. */
const NOT_AGAIN_MS = 60_000
const KEY = 'clearheight-loaded-anew-at'

/** How long the page is not to be loaded anew, ms; 0 where it may be. */
export function untilLoadingAnew(): number {
  return Math.max(0, Number(sessionStorage.getItem(KEY) ?? 0) + NOT_AGAIN_MS - Date.now())
}

/**
 * Loads the page anew once it may be and the server answers, and never resolves. For code that could not be loaded: a
 * browser does not ask for it again as long as the page lives. What was typed is stored.
 */
export async function loadAnew(): Promise<never> {
  await pause(untilLoadingAnew())
  for (let next = FIRST_PAUSE_MS; ; next = Math.min(next * 2, LAST_PAUSE_MS)) {
    await pause(next)
    const answer = await fetch(OPENING_PATH, { cache: 'no-store' }).catch(() => null)
    if (answer !== null) break
  }
  sessionStorage.setItem(KEY, String(Date.now()))
  location.reload()
  return await new Promise<never>(() => undefined)
}

/** Until so many ms are over, or the network is back. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
    window.addEventListener('online', () => resolve(), { once: true })
  })
}
