import { setTimeout as delay } from 'node:timers/promises'
import type { OwnedProcess } from './owned-process.ts'
import type { EndingStep, ProcessIdentity } from './process-identity.ts'

/** Pauses before a child is started again: the first, and the one that doubling stops at. */
export const RESTART_DELAYS = { firstMs: 500, longestMs: 8000 } as const
/** A child that ran this long was sound; its next end counts as a first one. */
const SOUND_AFTER_MS = 60_000

export interface Kept {
  readonly name: string
  /** Starts the child and answers when it is ready for work; gives up when `stopping` fires. */
  start(stopping: AbortSignal): Promise<OwnedProcess>
  readonly ending: readonly EndingStep[]
  /** Called with each new process, the first included. */
  started?(identity: ProcessIdentity): void
  /** Fires when the whole product is to stop. */
  readonly stopping: AbortSignal
  say(line: string): void
}

export interface Keeper {
  stop(): Promise<void>
}

/**
 * Starts a child, and starts it anew whenever it dies.
 * @throws what the first start throws; later failures are said and tried again
 */
export async function keepRunning(
  kept: Kept,
  delays: { firstMs: number; longestMs: number } = RESTART_DELAYS,
): Promise<Keeper> {
  const told = new AbortController()
  const stopping = AbortSignal.any([kept.stopping, told.signal])
  let current = await kept.start(stopping)
  kept.started?.(current.identity)

  async function watch(): Promise<void> {
    let delayMs = delays.firstMs
    for (;;) {
      const since = performance.now()
      const how = await current.exited
      if (stopping.aborted) return
      if (performance.now() - since > SOUND_AFTER_MS) delayMs = delays.firstMs
      kept.say(`${kept.name} ended (${how}). It is started again.`)
      let next: OwnedProcess | undefined
      while (next === undefined) {
        await delay(delayMs, undefined, { signal: stopping }).catch(() => {})
        if (stopping.aborted) return
        delayMs = Math.min(delayMs * 2, delays.longestMs)
        next = await startAgain()
      }
      current = next
      // Told to stop at the very moment it came back.
      if (stopping.aborted) return
    }
  }

  async function startAgain(): Promise<OwnedProcess | undefined> {
    try {
      const next = await kept.start(stopping)
      kept.started?.(next.identity)
      kept.say(`${kept.name} is back.`)
      return next
    } catch (error) {
      if (!stopping.aborted) kept.say(error instanceof Error ? error.message : String(error))
      return undefined
    }
  }

  const watching = watch()
  return {
    async stop() {
      told.abort()
      await current.end(kept.ending)
      await watching
      await current.end(kept.ending)
    },
  }
}
