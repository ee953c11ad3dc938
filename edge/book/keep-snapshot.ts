import type { Database } from '../../db/database.ts'
import type { FileStore } from '../services/file-store.ts'
import type { NewestSnapshot } from './newest-snapshot.ts'
import { slicesInPostgres } from './stored-snapshot.ts'

/** Keeps a snapshot beside Postgres, some of it in memory at a time. */
export async function keepSnapshot(db: Database, files: FileStore, newest: NewestSnapshot): Promise<void> {
  const slices = slicesInPostgres((work) => work(db), newest)
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await slices.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await slices.return(undefined)
    },
  })
  await files.put(newest.key, body, newest.length)
}
