import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import type { Services } from '../../../edge/services/services.ts'
import { uploadKey } from '../../../edge/sources/uploads/upload-key.ts'
import { JOB_ID, SOURCE_HOST, SOURCE_ID, UPLOAD_ID } from '../../../sync/api/examples.ts'
import type { SessionUser } from '../../../sync/session.ts'
import { fakeGoogle } from './fake-google.ts'

const RUN_ID = 2048
const RUNNING = { state: 'running', stage: 'reading', rows: 12 } as const

/** The file that the examples of the interface speak of, added by somebody, and a newer one of theirs. */
export async function putSourceOfExamples(
  db: Database,
  { userId, teamId }: SessionUser,
  isRemoved: boolean,
): Promise<void> {
  const path = 'sources/of-examples'
  const removedAt = isRemoved ? sql`now()` : sql`null`
  await db.execute(sql`insert into private.source
      (id, team_id, name, kind, path, added_by, added_at, current_run_id, removed_at)
    overriding system value
    values (${SOURCE_ID}, ${teamId}, 'Deals of 2025', 'file', ${path}, ${userId}, now(), ${RUN_ID}, ${removedAt})
    on conflict (id) do update
      set name = excluded.name, removed_at = excluded.removed_at, paused_at = null, path = excluded.path`)
  await db.execute(sql`insert into private.import_run
      (id, team_id, source_id, workbook, state, forced, started_at, finished_at, rows_read, rows_new, rows_changed,
        rows_unchanged, rows_skipped, rows_rejected, rows_removed)
    overriding system value
    values (${RUN_ID}, ${teamId}, ${SOURCE_ID}, 'deals.csv', 'done', false, now(), now(), 0, 0, 0, 0, 0, 0, 0)
    on conflict do nothing`)
  await db.execute(sql`insert into private.upload (id, team_id, user_id, name, bytes, created_at)
    values (${UPLOAD_ID}, ${teamId}, ${userId}, 'more.csv', 12, now()) on conflict do nothing`)
  // Other teams may have allowed it too.
  await db.execute(sql`delete from private.source_host where host = ${SOURCE_HOST}`)
  await db.execute(sql`insert into private.source_host (team_id, host, added_by, added_at)
    values (${teamId}, ${SOURCE_HOST}, ${userId}, now())`)
  await db.execute(sql`insert into private.import_job (id, team_id, task, state, held_until, created_at)
    values (${JOB_ID}, ${teamId}, '{}', ${JSON.stringify(RUNNING)}, now() + interval '1 hour', now())
    on conflict (id) do update set is_stopping = false`)
}

/** Removes what an example of adding a source added, with what was read of it. */
export async function removeAddedSources(db: Database): Promise<void> {
  await db.execute(sql`
    delete from private.import_run where source_id in (select id from private.source where address is not null)`)
  await db.execute(sql`delete from private.source where address is not null`)
}

/** Lets the examples' job be one of the demo's team, their file be kept, and their sheet one that can be read. */
export async function knowJobOfExamples(services: Services): Promise<void> {
  const { importJobs, fetch } = services
  const google = await fakeGoogle()
  google.tabs = [{ title: 'Deals', rows: [['Address', 'City']] }]
  services.settings.sources = google.settings
  services.fetch = (request) => (isGoogle(request) ? google.fetch(request) : fetch(request))
  const isKnown = (team: string, id: string) => team === 'demo' && id === JOB_ID
  services.importJobs = {
    start: (task) => importJobs.start(task),
    get: async (team, id) => (isKnown(team, id) ? RUNNING : await importJobs.get(team, id)),
    cancel: async (team, id) => isKnown(team, id) || (await importJobs.cancel(team, id)),
  }
  // A Worker starts with its first file, with the settings of that moment.
  await services.files.put(uploadKey(UPLOAD_ID), new Blob(['Address,City']).stream(), 12)
}

function isGoogle({ url }: Request): boolean {
  return /^https:\/\/(oauth2|sheets)\.googleapis\.com\//.test(url)
}
