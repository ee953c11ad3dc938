import { cpus } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'

/** So long a look at the processors takes, ms, and so much of it they may work at most. */
const LOOK_MS = 500
const QUIET = 0.15
/** On a machine that is never quiet the figures come all the same. */
const PATIENCE_MS = 60_000

/** Waits until the processors rest: a database goes on for a while after rows came in, and would slow who comes first. */
export async function untilQuiet(): Promise<void> {
  const givenUpAt = performance.now() + PATIENCE_MS
  for (let restful = 0; restful < 3 && performance.now() < givenUpAt; ) {
    const before = times()
    await delay(LOOK_MS)
    const after = times()
    const busy = (after.work - before.work) / (after.all - before.all)
    restful = busy <= QUIET ? restful + 1 : 0
  }
}

/** What all processors did since they were started, ms. */
function times(): { work: number; all: number } {
  const all = cpus().map(({ times }) => Object.values(times).reduce((sum, ms) => sum + ms, 0))
  const idle = cpus().map(({ times }) => times.idle)
  const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)
  return { work: sum(all) - sum(idle), all: sum(all) }
}
