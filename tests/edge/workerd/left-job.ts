import { sql } from 'drizzle-orm'
import { DEMO_TEAM } from '../../../db/demo-team.ts'
import { importJob } from '../../../db/private-schema.ts'
import type { FileStore } from '../../../edge/services/file-store.ts'
import type { ImportTask } from '../../../edge/services/import-jobs.ts'
import { uploadKey } from '../../../edge/sources/uploads/upload-key.ts'
import type { AppUnderTest } from '../app-under-test.ts'
import { NO_DECISIONS } from '../sources/import-job.ts'

/** A job whose process ended `tries` times while it worked on it. */
export async function leaveJob(
  { db }: AppUnderTest,
  files: FileStore,
  { id, text, tries }: { readonly id: string; readonly text: string; readonly tries: number },
): Promise<void> {
  await files.put(uploadKey(id), new Blob([text]).stream(), text.length)
  const task: ImportTask = {
    kind: 'run',
    team: DEMO_TEAM,
    by: 'demo-maria',
    upload: { id, name: `${id}.csv` },
    sourceId: null,
    name: id,
    decisions: NO_DECISIONS,
    force: false,
  }
  const state = { state: 'running', stage: 'reading', rows: 250 }
  const past = sql`clock_timestamp() - interval '1 second'`
  await db
    .insert(importJob)
    .values({ id, teamId: DEMO_TEAM, task, state, tries, heldUntil: past, createdAt: past })
}
