import { savesData } from '../saves-data.ts'
import { addressOf } from './address-of.ts'
import { type FromServiceWorker, PAGE_LOCK, type ToServiceWorker } from './contract.ts'
import { type FilesOfVersion, isRevised, pathOf, pathsOf } from './files-of-version.ts'
import { dropAllBut, keepMissing, putInForce, readKept, versionInForce } from './kept-files.ts'

/**
 * Serves the app from this browser, so that it opens without the server. The worker of a new version keeps all its
 * files and puts its document in force when it is installed, without taking over open pages. The next load is of the
 * new version, and open pages still find the files of theirs.
 */
const scope = self as unknown as WorkerScope
const own = scope.filesOfVersion
const unhashed = new Set([...own.first, ...own.later].filter(isRevised).map(pathOf))
/** Held by whoever changes which version is in force, or drops others. */
const VERSION_LOCK = 'clearheight-app-version'
/** A page may be loading meanwhile. */
const FETCHES_AT_ONCE = 4
let tending: Promise<void> | undefined

scope.addEventListener('install', (event) => event.waitUntil(navigator.locks.request(VERSION_LOCK, install)))
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const path = addressOf(request, scope.location.origin, unhashed)
  if (path === undefined || request.headers.has('Range')) return
  event.respondWith(readKept(path).then((kept) => kept ?? fetch(request)))
})

scope.addEventListener('message', (event) => event.waitUntil(answer(event.data, event.source)))

async function answer(
  { entry }: ToServiceWorker,
  page: { postMessage(message: FromServiceWorker): void } | null,
): Promise<void> {
  const version = await versionInForce()
  page?.postMessage({ kind: 'version', isYours: version === undefined || pathsOf(version).has(entry) })
  tending ??= tend().finally(() => {
    tending = undefined
  })
  try {
    await tending
    page?.postMessage({ kind: 'kept' })
  } catch {
    // The next page asks again.
  }
}

/** A first visit goes on meanwhile, so only what the first screen needs; later versions come whole. */
async function install(): Promise<void> {
  const isFirst = (await versionInForce()) === undefined
  await keepMissing(own.first, FETCHES_AT_ONCE)
  // What has no hash in its name must be of the version in force.
  if (!isFirst) await keepMissing(savesData() ? own.later.filter(isRevised) : own.later, FETCHES_AT_ONCE)
  await putInForce(own)
}

async function tend(): Promise<void> {
  const version = await navigator.locks.request(VERSION_LOCK, async () => {
    const inForce = (await versionInForce()) ?? own
    if (await isOnlyVersionOpen(inForce)) await dropAllBut(inForce)
    // Browsers may have thrown away what was kept.
    await keepMissing(inForce.first, FETCHES_AT_ONCE)
    await putInForce(inForce)
    return inForce
  })
  if (!savesData()) await keepMissing(version.later, 1)
}

/** Whether no open page may ask for a file of another version. */
async function isOnlyVersionOpen(version: FilesOfVersion): Promise<boolean> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const { held = [] } = await navigator.locks.query()
  const names = held.flatMap(({ name = '' }) => (name.startsWith(PAGE_LOCK) ? [name] : []))
  const paths = pathsOf(version)
  // A page without a lock has not come up yet: its version is not known.
  return names.length >= pages.length && names.every((name) => paths.has(name.slice(PAGE_LOCK.length)))
}

interface LastingEvent {
  /** Keeps the worker alive until the work is done; an install fails with it. */
  waitUntil(work: Promise<unknown>): void
}

interface RequestEvent extends LastingEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

interface PageEvent extends LastingEvent {
  readonly data: ToServiceWorker
  readonly source: { postMessage(message: FromServiceWorker): void } | null
}

/** The part of a service worker's own world that is used here: the types of a page's world know nothing of it. */
interface WorkerScope {
  /** Set by the build, in a line before the worker's code. */
  readonly filesOfVersion: FilesOfVersion
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly unknown[]>
  }
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void
  addEventListener(type: 'message', listener: (event: PageEvent) => void): void
}
