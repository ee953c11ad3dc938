import { setTimeout as delay } from 'node:timers/promises'
import { describeError } from '../../errors/describe-error.ts'
import { StartProblem } from '../../errors/start-problem.ts'
import type { OwnedProcess } from './owned-process.ts'
import type { EndingStep, ProcessIdentity } from './process-identity.ts'

/** Pauses before a child is started again: the first, and the one that doubling stops at. */
export const RESTART_DELAYS = { firstMs: 500, longestMs: 2000 } as const
/** A child that ran this long was healthy. Its next end counts as the first one again. */
const SOUND_AFTER_MS = 5000
const AT_ONCE: readonly EndingStep[] = [['SIGKILL', 1000]]

export interface Kept {
  readonly name: string
  /** Starts the child and answers when it is ready for work; gives up when `stopping` fires. */
  start(stopping: AbortSignal): Promise<OwnedProcess>
  readonly ending: readonly EndingStep[]
  /** Called with each new process. */
  started?(identity: ProcessIdentity): void
  /** Called after it, where another process died before. */
  back?(): void
  /** Fires when the whole product is to stop. */
  readonly stopping: AbortSignal
  say(line: string): void
}

export interface Keeper {
  /** Kills the child, if it runs, and starts it again at once. A start in progress is aborted. */
  renew(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a child, and restarts it whenever it dies.
 * @throws what the first start throws; later failures are logged and retried
 */
export async function keepRunning(
  kept: Kept,
  delays: { firstMs: number; longestMs: number } = RESTART_DELAYS,
): Promise<Keeper> {
  const told = new AbortController()
  const stopping = AbortSignal.any([kept.stopping, told.signal])
  let current = await kept.start(stopping)
  let renewal = new AbortController()
  kept.started?.(current.identity)

  async function watch(): Promise<void> {
    let delayMs = delays.firstMs
    for (;;) {
      const since = performance.now()
      const how = await current.exited
      if (stopping.aborted) return
      if (performance.now() - since > SOUND_AFTER_MS) delayMs = delays.firstMs
      if (!renewal.signal.aborted) kept.say(`${kept.name} ended (${how}). It is started again.`)
      let next: OwnedProcess | undefined
      while (next === undefined) {
        const hurried = AbortSignal.any([stopping, renewal.signal])
        await delay(delayMs, undefined, { signal: hurried }).catch(() => {})
        if (stopping.aborted) return
        delayMs = Math.min(delayMs * 2, delays.longestMs)
        next = await startAgain()
      }
      current = next
      // A stop or a restart was requested just as it came up.
      if (stopping.aborted) return
      if (renewal.signal.aborted) await current.end(AT_ONCE)
    }
  }

  async function startAgain(): Promise<OwnedProcess | undefined> {
    renewal = new AbortController()
    const givenUp = AbortSignal.any([stopping, renewal.signal])
    try {
      const next = await kept.start(givenUp)
      kept.started?.(next.identity)
      kept.back?.()
      kept.say(`${kept.name} is back.`)
      return next
    } catch (error) {
      const isSaid = error instanceof StartProblem
      const sentence = isSaid ? error.message : `${kept.name} did not start: ${describeError(error)}.`
      if (!givenUp.aborted) kept.say(sentence)
      return undefined
    }
  }

  const watching = watch()
  return {
    async renew() {
      renewal.abort()
      await current.end(AT_ONCE)
    },
    async stop() {
      told.abort()
      await current.end(kept.ending)
      await watching
      await current.end(kept.ending)
    },
  }
}
