import type { Hono } from 'hono'
import { syncProperties } from '../../sync/api/sync-run.ts'
import { countCall } from '../auth/count-call.ts'
import type { BookOf } from '../book/caller-book.ts'
import { ApiError } from '../http/api-error.ts'
import { handle } from '../http/handle.ts'
import { runningImport } from '../import/run/running-import.ts'
import type { Services } from '../services/services.ts'

/** Reading the sources again, on request. One run of a team at a time, whoever asks and from wherever. */
export function syncRunRoutes(app: Hono, services: Services, bookOf: BookOf): void {
  handle(app, syncProperties, async (_input, c) => {
    const { teamId, userId } = await countCall('sourceRuns', c, services)
    const outcome = await services.readSources({ team: teamId, by: userId })
    if (outcome.kind === 'busy') {
      const run = await services.withDb((db) => runningImport(db, teamId))
      throw new ApiError(
        'conflict',
        outcome.sentence,
        run && { run: { ...run, startedAt: run.startedAt.getTime() } },
      )
    }
    const failures = outcome.sources.flatMap(({ source, failure }) =>
      failure === null ? [] : [{ source, reason: failure }],
    )
    const read = outcome.sources.filter(({ failure }) => failure === null).map(({ source }) => source)
    return { count: (await bookOf(c)).size, source: read.join(', '), failures }
  })
}
