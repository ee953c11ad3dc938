import { connectNode } from '../../db/connect-node.ts'
import { importAgain } from '../import/import-again.ts'
import { ImportError } from '../import/run/import-error.ts'
import type { ReadRequest, SourcesRead } from '../services/read-sources.ts'
import { notedCluster } from './postgres/noted-cluster.ts'

/** Where sources are read, and for whom. */
export interface ReadTask extends ReadRequest {
  readonly databaseUrl: string
  readonly dataDir: string
}

/** Reads a team's sources again, in this process. */
export async function readSourcesHere({ databaseUrl, dataDir, team, by }: ReadTask): Promise<SourcesRead> {
  const { db, close } = connectNode(databaseUrl, { max: 4 })
  try {
    const read = await importAgain({ db, team, by, dataDir, databaseFolder: notedCluster(dataDir) })
    return { kind: 'read', sources: read.map(({ source, failure }) => ({ source, failure })) }
  } catch (error) {
    if (error instanceof ImportError && error.code === 'busy')
      return { kind: 'busy', sentence: error.message }
    throw error
  } finally {
    await close()
  }
}
