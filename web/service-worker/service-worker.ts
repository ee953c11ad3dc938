import { addressOf } from './address-of.ts'
import { PAGE_LOCK } from './contract.ts'
import { dropAllBut, keep, keepDocument, missing, readKept } from './kept-files.ts'
import type { WorkerScope } from './worker-scope.ts'

/**
 * Serves the app from this browser, so that it comes up without the server. There is one worker per version, and it
 * keeps all files of its version before it takes over. Open pages of older versions find their files beside them.
 */
const scope = self as unknown as WorkerScope
const { first, later } = scope.filesOfVersion
const files = new Set([...first, ...later])
const revised = new Map(
  [...files].flatMap((one) => (one.includes('?') ? [[one.split('?', 1)[0] ?? '', one]] : [])),
)
const document = revised.get('/') ?? '/'
/** Held by whoever keeps the files of a new version or drops those of old ones. */
const FILES_LOCK = 'clearheight-app-files'
let tending: Promise<void> | undefined

scope.addEventListener('install', (event) => event.waitUntil(navigator.locks.request(FILES_LOCK, install)))
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const address = addressOf(request, scope.location.origin, revised)
  if (address === undefined || request.headers.has('Range')) return
  event.respondWith(readKept(address).then((kept) => kept ?? fetch(request)))
})

scope.addEventListener('message', (event) => {
  const { data, source } = event
  source?.postMessage({ kind: 'version', isYours: files.has(data.entry) })
  tending ??= tend().finally(() => {
    tending = undefined
  })
  const answer = tending.then(
    () => source?.postMessage({ kind: 'kept' }),
    // The next page asks again.
    () => undefined,
  )
  event.waitUntil(answer)
})

/** A first visit goes on meanwhile, so only what the first screen needs; a new version comes whole. */
async function install(): Promise<void> {
  const isFirst = scope.registration.active === null
  await Promise.all((await missing(first)).filter((one) => one !== document).map((one) => keep(one)))
  if (!isFirst) await keepLater()
  await keepDocument(document, files)
  // Taking over from an older version harms no open page of it: its files stay until it is closed.
  await scope.skipWaiting()
}

async function tend(): Promise<void> {
  await dropOldVersions()
  await keepDocument(document, files)
  await keepLater()
}

async function keepLater(): Promise<void> {
  if (scope.navigator.connection?.saveData === true) return
  for (const address of await missing(later)) await keep(address)
}

/** Drops the files of other versions once no page may ask for them. */
async function dropOldVersions(): Promise<void> {
  await navigator.locks.request(FILES_LOCK, { ifAvailable: true }, async (lock) => {
    const { installing, waiting } = scope.registration
    if (lock === null || installing !== null || waiting !== null) return
    const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const { held = [] } = await navigator.locks.query()
    const entries = held.flatMap(({ name = '' }) =>
      name.startsWith(PAGE_LOCK) ? [name.slice(PAGE_LOCK.length)] : [],
    )
    // A page without a lock has not come up yet: its version is not known.
    if (entries.length >= pages.length && entries.every((entry) => files.has(entry))) await dropAllBut(files)
  })
}
