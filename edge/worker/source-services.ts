import { noFileStore } from '../files/no-file-store.ts'
import type { Services } from '../services/services.ts'
import { foundAt } from '../sources/fetch/found-at.ts'
import { noImportJobs } from '../sources/run/no-import-jobs.ts'
import { readTeamSources } from '../sources/run/read-team-sources.ts'
import { runTask } from '../sources/run/run-task.ts'
import { storedJobs } from '../sources/run/stored-jobs.ts'
import { workOnJobs } from '../sources/run/work-on-jobs.ts'
import type { Lifetime } from './bindings.ts'
import { type WorldServices, withWorld } from './source-world.ts'

interface SourceServicesOptions extends WorldServices, Pick<Services, 'withDb'> {
  readonly databaseUrl: string
  readonly lifetime: Lifetime
}

/** How a Worker reads what properties come from: jobs go on after their request, and any later one takes up what was left. */
export function sourceServices(
  options: SourceServicesOptions,
): Pick<Services, 'importJobs' | 'readSources' | 'checkAddress'> {
  const { databaseUrl, files, withDb, lifetime } = options
  return {
    importJobs:
      files === noFileStore
        ? noImportJobs
        : storedJobs({
            withDb,
            beginWork: (team) => lifetime.waitUntil(goOnWith(databaseUrl, options, team)),
          }),
    readSources: (request) => withWorld(databaseUrl, options, (world) => readTeamSources(world, request)),
    checkAddress: (asked) => withWorld(databaseUrl, options, (world) => foundAt(world, asked)),
  }
}

/** Works on the jobs of a team that nobody works on. */
export async function goOnWith(databaseUrl: string, services: WorldServices, team: string): Promise<void> {
  await withWorld(databaseUrl, services, async (world) => {
    const { db, outside } = world
    await workOnJobs({ db, log: outside.log, run: (task, how) => runTask(world, task, how) }, team)
  })
}
