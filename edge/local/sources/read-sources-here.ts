import { connectNode } from '../../../db/connect-node.ts'
import type { AddressCheck, AddressToCheck, ImportOutcome, ImportTask } from '../../services/import-jobs.ts'
import type { ReadRequest, SourcesRead } from '../../services/read-sources.ts'
import { foundAt } from '../../sources/fetch/found-at.ts'
import { readTeamSources } from '../../sources/run/read-team-sources.ts'
import { runTask, type TaskOptions } from '../../sources/run/run-task.ts'
import { runDueSources } from '../../sources/schedule/run-due-sources.ts'
import type { SourceWorld } from '../../sources/source-world.ts'
import { type SourcesHere, sourceWorldHere } from './source-world-here.ts'

type Fetch = SourceWorld['outside']['fetch']

/** Reads a team's sources again, in this process. */
export async function readSourcesHere(
  here: SourcesHere,
  request: ReadRequest,
  fetch: Fetch,
): Promise<SourcesRead> {
  return await withWorld(here, fetch, (world) => readTeamSources(world, request))
}

/** Carries out an import that somebody asked for, in this process. */
export async function runTaskHere(
  here: SourcesHere,
  task: ImportTask,
  options: TaskOptions,
  fetch: Fetch,
): Promise<ImportOutcome> {
  return await withWorld(here, fetch, (world) => runTask(world, task, options))
}

/** Looks what is at an address, in this process. */
export async function checkAddressHere(
  here: SourcesHere,
  asked: AddressToCheck,
  fetch: Fetch,
): Promise<AddressCheck> {
  return await withWorld(here, fetch, (world) => foundAt(world, asked))
}

/** Reads the sources that are due, in this process. */
export async function runDueHere(here: SourcesHere, fetch: Fetch, stopping?: AbortSignal): Promise<void> {
  await withWorld(here, fetch, (world) => runDueSources(world, stopping))
}

async function withWorld<T>(
  here: SourcesHere,
  fetch: Fetch,
  work: (world: SourceWorld) => Promise<T>,
): Promise<T> {
  const { db, close } = connectNode(here.databaseUrl, { max: 4 })
  try {
    return await work(sourceWorldHere(db, here, fetch))
  } finally {
    await close()
  }
}
