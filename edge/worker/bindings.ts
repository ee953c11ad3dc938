import type { Bucket } from './bucket.ts'

/** What outlives the answer to a request. */
export interface Lifetime {
  waitUntil(work: Promise<unknown>): void
}

/** What a Worker is given beside its settings. */
export interface Bindings {
  /** The files of the web app. */
  readonly ASSETS: { fetch(request: Request): Promise<Response> }
  /** Where files of people are kept. Without it nothing can be imported or attached. */
  readonly FILES?: Bucket
  /** The queue that continues imports of more than one slice. Without it, the schedule does. */
  readonly JOBS?: Queue
  /** The platform's counters, each named by how many calls it lets through in a minute. */
  readonly [calls: `CALLS_${number}`]: CallCounter | undefined
}

export interface Queue {
  send(message: { readonly team: string }): Promise<unknown>
}

export interface CallCounter {
  limit(options: { readonly key: string }): Promise<{ readonly success: boolean }>
}
