import { describeError } from '../errors/describe-error.ts'
import { refreshSnapshots, snapshotLongTail, teamsWithLongTail } from '../import/snapshot/snapshot-tail.ts'
import type { Services } from '../services/services.ts'
import { teamsWithJobs } from '../sources/run/work-on-jobs.ts'
import { runDueSources } from '../sources/schedule/run-due-sources.ts'
import { sweepRemovedSources } from '../sources/sweep-removed.ts'
import { sweepUploads } from '../sources/uploads/sweep-uploads.ts'
import type { Bucket } from './bucket.ts'
import { goOnWith } from './source-services.ts'
import { withWorld } from './source-world.ts'
import { sweepFetched } from './sweep-fetched.ts'

/**
 * What a Worker does by itself, every minute: jobs that were left, sources that are due, tails that have grown long,
 * snapshots of other versions, and files that nobody needs any more. Each by itself, so that one that fails keeps none
 * of the others.
 */
export async function keepHouse(
  databaseUrl: string,
  services: Services,
  bucket: Bucket | undefined,
): Promise<void> {
  const { withDb, log, now } = services
  const chores: Record<string, () => Promise<unknown>> = {
    jobs_not_done: async () => {
      for (const team of await withDb(teamsWithJobs)) await goOnWith(databaseUrl, services, team)
    },
    sources_not_run: () => withWorld(databaseUrl, services, runDueSources),
    tail_not_folded: () =>
      withDb(async (db) => {
        await refreshSnapshots(db)
        for (const team of await teamsWithLongTail(db)) await snapshotLongTail(db, team)
      }),
    files_not_swept: async () => {
      await sweepUploads(services)
      await withWorld(databaseUrl, services, ({ db, files }) =>
        sweepRemovedSources({ db, files, now: now() }),
      )
      if (bucket !== undefined) await sweepFetched(bucket, now())
    },
  }
  for (const [event, chore] of Object.entries(chores)) {
    try {
      await chore()
    } catch (error) {
      log({ event, error: describeError(error) })
    }
  }
}
