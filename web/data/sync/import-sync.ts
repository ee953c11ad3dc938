import { api } from '../../../sync/api.ts'

const FIRST_PAUSE_MS = 1_000
const LAST_PAUSE_MS = 15_000
/** Within this time the page is not loaded anew twice: then it is not the network that is at fault, ms. */
const NOT_AGAIN_MS = 60_000
const KEY = 'clearheight-loaded-anew-at'

/**
 * Loads the code of the sync engine. A browser that could not load a module does not ask for it again as long as
 * the page lives, so the page is then loaded anew once the server answers. What was typed is stored.
 */
export async function importSync(): Promise<typeof import('./follow-sync.ts')> {
  try {
    return await import('./follow-sync.ts')
  } catch (error) {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < NOT_AGAIN_MS) throw error
    await untilServerAnswers()
    sessionStorage.setItem(KEY, String(Date.now()))
    location.reload()
    return await new Promise<never>(() => undefined)
  }
}

async function untilServerAnswers(): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LAST_PAUSE_MS)) {
    await new Promise<void>((resolve) => {
      setTimeout(resolve, pause)
      window.addEventListener('online', () => resolve(), { once: true })
    })
    const answer = await fetch(api.me.path, { cache: 'no-store' }).catch(() => null)
    if (answer !== null) return
  }
}
