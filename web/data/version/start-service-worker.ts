import { type FromServiceWorker, PAGE_LOCK, type ToServiceWorker } from '../../service-worker/contract.ts'
import address from '../../service-worker/service-worker.ts?worker&url'
import { fetchBasemaps } from '../maps/basemaps.ts'
import { entryOfPage } from './entry-of-page.ts'
import { announceNewVersion } from './new-version.ts'

/** Browsers look for a new version with every load; a page that stays open looks this often, ms. */
const LOOK_EVERY_MS = 60 * 60_000

/**
 * Lets the app start without the server from the next load on, and announces new versions. A browser that has no
 * service workers, or refuses this one, goes on without it.
 */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  // Without the server, maps are drawn from what it said last.
  fetchBasemaps().catch(() => undefined)
  const entry = entryOfPage()
  await holdLock(PAGE_LOCK + entry)
  // A page that was loaded past the worker is not of its version, so only the one in control is asked.
  const ask = () => serviceWorker.controller?.postMessage({ kind: 'tend', entry } satisfies ToServiceWorker)
  serviceWorker.addEventListener('controllerchange', ask)
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromServiceWorker>) => {
    if (data.kind === 'version' && !data.isYours) announceNewVersion()
  })
  ask()
  const registration = await serviceWorker.register(address, { updateViaCache: 'none' })
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', ask)
  })
  setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY_MS)
}

/** Answers once it is held; it is held as long as the page lives. */
function holdLock(name: string): Promise<void> {
  return new Promise((held, refused) => {
    const forLife = () => {
      held()
      return new Promise<never>(() => undefined)
    }
    navigator.locks.request(name, { mode: 'shared' }, forLife).catch(refused)
  })
}
