import { setTimeout as delay } from 'node:timers/promises'

/** What goes on until it is stopped. Stopping waits for the run that is under way. */
export interface Repeated {
  stop(): Promise<void>
}

/**
 * Runs something now, or after the first pause where it `waitsFirst`, and again `everyMs` milliseconds after each run
 * has ended. What a run throws is not told: the next one tries again.
 */
export function runAgain(
  everyMs: number,
  run: (signal: AbortSignal) => Promise<void>,
  { waitsFirst = false } = {},
): Repeated {
  const stopping = new AbortController()
  const { signal } = stopping
  const pause = () => delay(everyMs, undefined, { signal }).catch(() => {})

  async function repeat(): Promise<void> {
    if (waitsFirst) await pause()
    while (!signal.aborted) {
      await run(signal).catch(() => {})
      await pause()
    }
  }

  const repeating = repeat()
  return {
    async stop() {
      stopping.abort()
      await repeating
    },
  }
}
