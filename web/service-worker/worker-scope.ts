import type { FromServiceWorker, ToServiceWorker } from './contract.ts'
import type { FilesOfVersion } from './files-of-version.ts'

export interface LastingEvent {
  /** Keeps the worker alive until the work is done; an install fails with it. */
  waitUntil(work: Promise<unknown>): void
}

export interface RequestEvent extends LastingEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

export interface PageEvent extends LastingEvent {
  readonly data: ToServiceWorker
  readonly source: { postMessage(message: FromServiceWorker): void } | null
}

/** The part of a service worker's own world that is used here: the types of a page's world know nothing of it. */
export interface WorkerScope {
  /** Set by the build, in a line before the worker's code. */
  readonly filesOfVersion: FilesOfVersion
  readonly location: Location
  readonly navigator: Navigator & { readonly connection?: { readonly saveData?: boolean } }
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly unknown[]>
  }
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void
  addEventListener(type: 'message', listener: (event: PageEvent) => void): void
}
