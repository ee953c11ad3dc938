import type { Services } from '../../../edge/services/services.ts'
import { startNeighbor } from './neighbor.ts'
import { OWN_BASEMAP_PATH } from './neighbor-paths.ts'
import { poolPostgres } from './pooled-postgres.ts'
import { THE_NETWORK } from './the-network.ts'
import { workerVariables } from './worker-variables.ts'

/** Starts what stands around a Worker, and says with which variables it finds that and has the settings of now. */
export async function aroundWorker(
  services: Services,
  databaseUrl: string,
  cleanUp: AsyncDisposableStack,
): Promise<Readonly<Record<string, string>>> {
  const neighbor = await startNeighbor(services, cleanUp)
  return {
    ...workerVariables(services.settings),
    DATABASE_URL: await poolPostgres(databaseUrl, cleanUp),
    ZERO_CACHE_URL: neighbor,
    NEIGHBOR: neighbor,
    ...(services.basemap.own === null ? {} : { BASEMAP_PMTILES: neighbor + OWN_BASEMAP_PATH }),
    ...(services.fetch === THE_NETWORK ? { NETWORK_AS_IT_IS: 'on' } : {}),
  }
}
