import { ImportError } from '../../import/run/import-error.ts'
import type { ReadRequest, SourcesRead } from '../../services/read-sources.ts'
import type { SourceWorld } from '../source-world.ts'
import { runAllSources } from './run-all-sources.ts'

/** Reads a team's sources again. */
export async function readTeamSources(world: SourceWorld, { team, by }: ReadRequest): Promise<SourcesRead> {
  try {
    const read = await runAllSources(world, team, { by })
    return { kind: 'read', sources: read.map(({ source, failure }) => ({ source, failure })) }
  } catch (error) {
    if (error instanceof ImportError && error.code === 'busy')
      return { kind: 'busy', sentence: error.message }
    throw error
  }
}
