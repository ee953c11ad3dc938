import type { PageHello } from './light-client.ts'

/** What the bench asks a process of browsers. */
export type Asked =
  /** Gets ready. With a hello its browsers will be light ones. */
  | { readonly kind: 'prepare'; readonly origin: string; readonly hello: PageHello | null }
  | { readonly kind: 'open'; readonly from: number; readonly count: number }
  /** Tells once all of its browsers show the note. */
  | { readonly kind: 'watch'; readonly note: string }
  | { readonly kind: 'write'; readonly browser: number; readonly note: string }
  | { readonly kind: 'tell' }

/** What it answers. Times are milliseconds since 1970, so that processes agree. */
export type Said =
  | { readonly kind: 'ready' }
  | { readonly kind: 'live'; readonly at: readonly number[] }
  | { readonly kind: 'shown'; readonly note: string; readonly at: readonly number[] }
  | { readonly kind: 'told'; readonly browsers: readonly TheirNotes[] }

export interface TheirNotes {
  readonly notes: readonly string[]
  readonly reloads: number
}
