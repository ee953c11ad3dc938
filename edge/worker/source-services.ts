import { connectNeon } from '../../db/connect-neon.ts'
import { describeError } from '../errors/describe-error.ts'
import type { Services } from '../services/services.ts'
import type { ImportSlices } from '../settings/import-settings.ts'
import { foundAt } from '../sources/fetch/found-at.ts'
import { noImportJobs } from '../sources/run/no-import-jobs.ts'
import { readTeamSources } from '../sources/run/read-team-sources.ts'
import { runTask } from '../sources/run/run-task.ts'
import { storedJobs } from '../sources/run/stored-jobs.ts'
import { workOnJobs } from '../sources/run/work-on-jobs.ts'
import type { SourceWorld } from '../sources/source-world.ts'
import type { Lifetime, Queue } from './bindings.ts'
import { noFileStore } from './no-file-store.ts'

/** One holds the lock of a run, and one says how far it is. */
const CONNECTIONS = 4

/** What working on jobs takes. */
export interface JobServices extends WorldServices {
  readonly databaseUrl: string
  readonly slices: ImportSlices
  /** Absent where none is bound. */
  readonly jobs: Queue | undefined
}

interface SourceServicesOptions extends JobServices, Pick<Services, 'withDb'> {
  readonly lifetime: Lifetime
}

/** How a Worker reads sources: jobs outlive their request, and any later request takes up an abandoned one. */
export function sourceServices(
  options: SourceServicesOptions,
): Pick<Services, 'importJobs' | 'readSources' | 'checkAddress'> {
  const { databaseUrl, files, withDb, lifetime } = options
  return {
    importJobs:
      files === noFileStore
        ? noImportJobs
        : storedJobs({ withDb, beginWork: (team) => lifetime.waitUntil(letGoOn(options, team)) }),
    readSources: (request) => withWorld(databaseUrl, options, (world) => readTeamSources(world, request)),
    checkAddress: (asked) => withWorld(databaseUrl, options, (world) => foundAt(world, asked)),
  }
}

/** Lets the jobs of a team go on: by the queue where there is one, else here. */
export async function letGoOn(services: JobServices, team: string): Promise<void> {
  const { jobs, log } = services
  if (jobs === undefined) {
    await goOnWith(services, team)
    return
  }
  await jobs.send({ team }).catch((error: unknown) => {
    // The schedule sends another.
    log({ event: 'jobs_not_sent', error: describeError(error) })
  })
}

/** Works on the jobs of a team that nobody works on, as long as one go may take. True where one is to go on at once. */
export async function goOnWith(services: JobServices, team: string): Promise<boolean> {
  const { databaseUrl, slices } = services
  // The clock of a Worker stands still while it computes, and goes on with each answer of Postgres.
  const until = Date.now() + slices.seconds * 1_000
  return await withWorld(databaseUrl, services, async (world) => {
    const { db, outside } = world
    const slicing = { rows: slices.rows, hasTime: () => Date.now() < until }
    return await workOnJobs(
      { db, log: outside.log, slicing, run: (task, how) => runTask(world, task, how) },
      team,
    )
  })
}

type WorldServices = Pick<Services, 'fetch' | 'files' | 'log' | 'now' | 'settings'>

/** Runs `work` in the world of sources, with connections of its own that end with it. */
async function withWorld<T>(
  databaseUrl: string,
  { fetch, files, log, now, settings }: WorldServices,
  work: (world: SourceWorld) => Promise<T>,
): Promise<T> {
  const { db, close } = connectNeon(databaseUrl, { max: CONNECTIONS })
  const outside = { fetch, now, log, settings }
  try {
    return await work({
      db,
      files,
      dataDir: null,
      databaseFolder: undefined,
      outside,
      sources: settings.sources,
    })
  } finally {
    await close()
  }
}
