import { refreshSnapshots, snapshotLongTail, teamsWithLongTail } from '../book/snapshot/snapshot-tail.ts'
import { describeError } from '../errors/describe-error.ts'
import { teamsWithJobs } from '../sources/run/work-on-jobs.ts'
import { beginDueJobs } from '../sources/schedule/begin-due-jobs.ts'
import { sweepRemovedSources } from '../sources/sweep-removed.ts'
import { sweepUploads } from '../sources/uploads/sweep-uploads.ts'
import type { Bucket } from './bucket.ts'
import { keepSnapshots } from './snapshots-in-bucket.ts'
import { letGoOn } from './source-services.ts'
import type { WorkerServices } from './worker-services.ts'

/** No import takes so long. */
const LEFT_MS = 3_600_000

/**
 * What a Worker does by itself, every minute: sources that are due, jobs that were left, tails that have grown long,
 * snapshots of other versions, those not yet in the bucket, and files that nobody needs any more. Each runs by
 * itself, so that one that fails does not stop the others.
 */
export async function keepHouse(services: WorkerServices, bucket: Bucket | undefined): Promise<void> {
  const { withDb, log, now } = services
  const chores: Record<string, () => Promise<unknown>> = {
    sources_not_run: () => withDb((db) => beginDueJobs(db, now())),
    jobs_not_done: async () => {
      for (const team of await withDb(teamsWithJobs)) await letGoOn(services, team)
    },
    tail_not_folded: () =>
      withDb(async (db) => {
        await refreshSnapshots(db)
        for (const team of await teamsWithLongTail(db)) await snapshotLongTail(db, team)
      }),
    snapshots_not_kept: async () => {
      if (bucket !== undefined) await withDb((db) => keepSnapshots(db, bucket, now()))
    },
    files_not_swept: async () => {
      await sweepUploads(services)
      await withDb((db) => sweepRemovedSources({ db, files: services.files, now: now() }))
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

/** Removes what was fetched for imports whose process ended before they did. */
async function sweepFetched(bucket: Bucket, now: Date): Promise<void> {
  const until = now.getTime() - LEFT_MS
  for (let cursor: string | undefined; ; ) {
    const page = await bucket.list({ prefix: 'fetched/', ...(cursor !== undefined && { cursor }) })
    const left = page.objects.filter(({ uploaded }) => uploaded.getTime() < until).map(({ key }) => key)
    if (left.length > 0) await bucket.delete(left)
    cursor = page.cursor
    if (!page.truncated || cursor === undefined) return
  }
}
