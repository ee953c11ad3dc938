import { fileURLToPath } from 'node:url'
import { teamsWithLongTail } from '../../book/snapshot/snapshot-tail.ts'
import type { Services } from '../../services/services.ts'
import { type Repeated, runAgain } from '../process/run-again.ts'
import { runChild } from '../process/run-child.ts'

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
export function keepTailsShort({ services, databaseUrl, everyMs = LOOK_EVERY_MS }: TailsOptions): Repeated {
  async function look(signal: AbortSignal): Promise<void> {
    if ((await services.withDb(teamsWithLongTail)).length === 0) return
    const failure = await runChild(CHILD, databaseUrl, signal)
    if (failure !== null && !signal.aborted) services.log({ event: 'tail_not_folded', failure })
  }

  // Postgres may be away for a moment. Other callers report that.
  return runAgain(everyMs, look)
}
