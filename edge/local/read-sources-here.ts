import { connectNode } from '../../db/connect-node.ts'
import { ImportError } from '../import/run/import-error.ts'
import type { AddressCheck, ImportOutcome, ImportTask } from '../services/import-jobs.ts'
import type { ReadRequest, SourcesRead } from '../services/read-sources.ts'
import { type AddressToCheck, checkedAddress } from '../sources/fetch/check-address.ts'
import { runAllSources } from '../sources/run/run-all-sources.ts'
import { runTask, type TaskOptions } from '../sources/run/run-task.ts'
import { sourceFailure } from '../sources/run/source-failure.ts'
import { runDueSources } from '../sources/schedule/run-due-sources.ts'
import type { SourceWorld } from '../sources/source-world.ts'
import { type SourcesHere, sourceWorldHere } from './source-world-here.ts'

type Fetch = SourceWorld['outside']['fetch']

/** Reads a team's sources again, in this process. */
export async function readSourcesHere(
  here: SourcesHere,
  { team, by }: ReadRequest,
  fetch: Fetch,
): Promise<SourcesRead> {
  return await withWorld(here, fetch, async (world) => {
    try {
      const read = await runAllSources(world, team, { by })
      return { kind: 'read', sources: read.map(({ source, failure }) => ({ source, failure })) }
    } catch (error) {
      if (error instanceof ImportError && error.code === 'busy')
        return { kind: 'busy', sentence: error.message }
      throw error
    }
  })
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
  return await withWorld(here, fetch, async (world) => {
    try {
      return { kind: 'found', found: await checkedAddress(world, asked) }
    } catch (error) {
      return { kind: 'failed', sentence: sourceFailure(error) }
    }
  })
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
