import type { BookFailure } from './book-messages.ts'

export interface KeptFetching {
  /** Sees to it that a book of at least this seq gets here. */
  want(atLeast: number): void
  /** Ends a pause between two tries. */
  wake(): void
}

interface FetchingOptions {
  /** One try, which ends with null or with why it failed. */
  attempt(wanted: number): Promise<BookFailure | null>
  /** The seq of the book that is here; -1 where there is none. */
  seq(): number
  report(outcome: BookFailure | null): void
  /** Resolves after so many ms, or when it is aborted. */
  pause(ms: number, end: AbortSignal): Promise<void>
}

export const FIRST_RETRY_MS = 1_000
export const LAST_RETRY_MS = 5_000

/**
 * Tries once, and then again with growing pauses while it fails or a newer book is wanted. Only one try runs at a
 * time. A pause ends early only for a newer book or for `wake`.
 */
export function keepFetching({ attempt, seq, report, pause }: FetchingOptions): KeptFetching {
  let wanted = 0
  let isRunning = false
  let resting: AbortController | null = null

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    let next = FIRST_RETRY_MS
    for (;;) {
      const failure = await attempt(wanted)
      report(failure)
      if (failure === null && seq() >= wanted) break
      resting = new AbortController()
      await pause(next, resting.signal)
      next = resting.signal.aborted ? FIRST_RETRY_MS : Math.min(next * 2, LAST_RETRY_MS)
      resting = null
    }
    isRunning = false
  }

  return {
    want(atLeast) {
      if (atLeast > wanted) {
        wanted = atLeast
        resting?.abort()
      }
      void run()
    },
    wake: () => resting?.abort(),
  }
}
