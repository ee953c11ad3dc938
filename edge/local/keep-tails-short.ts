import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { teamsWithLongTail } from '../import/snapshot/snapshot-tail.ts'
import type { Services } from '../services/services.ts'
import { runChild } from './process/run-child.ts'

const CHILD = fileURLToPath(new URL('fold-tails-child.ts', import.meta.url))
const LOOK_EVERY_MS = 15_000

export interface TailsOptions {
  readonly services: Pick<Services, 'withDb' | 'log'>
  readonly databaseUrl: string
  readonly everyMs?: number
}

/**
 * Makes a new snapshot of every book whose tail has grown long, whoever wrote it. It checks at intervals and works in
 * a separate process, because a large book takes memory and seconds that the server needs. What fails is tried again
 * at the next check.
 */
export function keepTailsShort({ services, databaseUrl, everyMs = LOOK_EVERY_MS }: TailsOptions): {
  stop(): Promise<void>
} {
  const stopping = new AbortController()

  async function look(): Promise<void> {
    if ((await services.withDb(teamsWithLongTail)).length === 0) return
    const failure = await runChild(CHILD, databaseUrl, stopping.signal)
    if (failure !== null && !stopping.signal.aborted) services.log({ event: 'tail_not_folded', failure })
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      // Postgres may be away for a moment. Other callers report that.
      await look().catch(() => {})
      await delay(everyMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const watching = watch()
  return {
    async stop() {
      stopping.abort()
      await watching
    },
  }
}
