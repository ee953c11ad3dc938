import { BOOTSTRAP_PATH } from '../../sync/api/paths.ts'
import { jittered } from './requests/jittered.ts'

const LOOK_EVERY_MS = 1_500
/** A page that was loaded again, with a server that answered, and needs it again within this time: pauses grow, ms. */
const SOUND_AFTER_MS = 60_000
const FIRST_PAUSE_MS = 2_000
const KEY = 'clearheight-loaded-anew'

/**
 * Reloads the page once the server answers, and never resolves. For code that could not be loaded: a browser does not
 * ask for a module again while the page lives. What was typed is stored.
 */
export async function reloadWhenOnline(): Promise<never> {
  const [at = 0, times = 0] = (sessionStorage.getItem(KEY) ?? '').split(' ').map(Number)
  const isInVain = Date.now() - at < SOUND_AFTER_MS && (await serverAnswers())
  if (isInVain) await pause(Math.min(FIRST_PAUSE_MS * 2 ** times, SOUND_AFTER_MS))
  do await pause(jittered(LOOK_EVERY_MS))
  while (!(await serverAnswers()))
  sessionStorage.setItem(KEY, `${Date.now()} ${isInVain ? times + 1 : 0}`)
  location.reload()
  return await new Promise<never>(() => undefined)
}

async function serverAnswers(): Promise<boolean> {
  const answer = await fetch(BOOTSTRAP_PATH, { cache: 'no-store' }).catch(() => null)
  return answer !== null
}

/** Until so many ms are over, or the network is back. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
    window.addEventListener('online', () => resolve(), { once: true })
  })
}
