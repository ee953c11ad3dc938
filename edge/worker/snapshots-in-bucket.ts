import type { Database } from '../../db/database.ts'
import { keepSnapshot } from '../book/keep-snapshot.ts'
import { KEPT_SNAPSHOTS, newestSnapshots } from '../book/newest-snapshot.ts'
import { describeError } from '../errors/describe-error.ts'
import type { KeptSnapshots } from '../services/kept-snapshots.ts'
import type { Services } from '../services/services.ts'
import type { Lifetime } from './bindings.ts'
import type { Bucket } from './bucket.ts'
import { bucketStore } from './bucket-store.ts'

/** Nobody takes so long to read one. */
const READ_MS = 3_600_000

interface InBucketOptions extends Pick<Services, 'withDb' | 'log'> {
  readonly bucket: Bucket
  readonly lifetime: Lifetime
  /** The teams whose snapshot this isolate is keeping just now. */
  readonly underWay: Set<string>
}

/** Snapshots in R2, kept by whoever is the first to miss one, and by the schedule. */
export function snapshotsInBucket({
  bucket,
  lifetime,
  withDb,
  log,
  underWay,
}: InBucketOptions): KeptSnapshots {
  const files = bucketStore(bucket)

  async function keep(teamId: string): Promise<void> {
    try {
      await withDb(async (db) => {
        const [newest] = await newestSnapshots(db, teamId)
        if (newest !== undefined) await keepSnapshot(db, files, newest)
      })
    } catch (error) {
      log({ event: 'snapshot_not_kept', error: describeError(error) })
    } finally {
      underWay.delete(teamId)
    }
  }

  return {
    open: (key) => files.open(key),
    begin(teamId) {
      if (underWay.has(teamId)) return
      underWay.add(teamId)
      lifetime.waitUntil(keep(teamId))
    },
  }
}

/** Keeps the snapshots of all teams that are not kept yet, and removes those that newer ones have replaced. */
export async function keepSnapshots(db: Database, bucket: Bucket, now: Date): Promise<void> {
  const present = new Map<string, Date>()
  for (let cursor: string | undefined; ; ) {
    const page = await bucket.list({ prefix: `${KEPT_SNAPSHOTS}/`, ...(cursor !== undefined && { cursor }) })
    for (const { key, uploaded } of page.objects) present.set(key, uploaded)
    cursor = page.cursor
    if (!page.truncated || cursor === undefined) break
  }
  for (const newest of await newestSnapshots(db)) {
    if (!present.delete(newest.key)) await keepSnapshot(db, bucketStore(bucket), newest)
  }
  const until = now.getTime() - READ_MS
  const replaced = [...present].filter(([, uploaded]) => uploaded.getTime() < until).map(([key]) => key)
  if (replaced.length > 0) await bucket.delete(replaced)
}
