import { connectNeon } from '../../db/connect-neon.ts'
import type { Services } from '../services/services.ts'
import type { SourceWorld } from '../sources/source-world.ts'

export type WorldServices = Pick<Services, 'fetch' | 'files' | 'log' | 'now' | 'settings'>

/** One holds the lock of a run, and one says how far it is. */
const CONNECTIONS = 4

/** Runs `work` in the world of sources, with connections of its own that end with it. */
export async function withWorld<T>(
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
