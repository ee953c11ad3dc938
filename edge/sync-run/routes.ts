import type { Hono } from 'hono'
import { syncRunEndpoint } from '../../sync/sync-run-api.ts'
import { ApiError } from '../api-error.ts'
import { requireUser } from '../auth/require-user.ts'
import type { BookOf } from '../book/caller-book.ts'
import { handle } from '../handle.ts'
import { runningImport } from '../import/running-import.ts'
import { createRateLimit } from '../rate-limit.ts'
import type { Services } from '../services.ts'

/** Reading the sources again, on request. One run of a team at a time, whoever asks and from wherever. */
export function syncRunRoutes(app: Hono, services: Services, bookOf: BookOf): void {
  const limit = createRateLimit({ perMinute: 12, now: services.now })

  handle(app, syncRunEndpoint, async (_input, c) => {
    const { teamId, userId } = await requireUser(c, services)
    limit(userId)
    const outcome = await services.readSources(teamId)
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
