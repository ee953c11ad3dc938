import type { Database } from '../../../db/database.ts'
import type { HostEnv } from '../../settings/env.ts'
import type { SourceSettings } from '../../settings/source-settings.ts'
import type { SourceWorld } from '../../sources/source-world.ts'
import { folderStore } from '../folder-store.ts'
import { notedCluster } from '../postgres/noted-cluster.ts'

/** What a process needs to know to read sources. It can be sent to another. */
export interface SourcesHere {
  readonly databaseUrl: string
  readonly dataDir: string
  readonly sources: SourceSettings
  /** False where NETWORK=off. */
  readonly network: boolean
}

/** The same from the settings of this machine. */
export function sourcesHere({ dataDir, sources, maps }: HostEnv, databaseUrl: string): SourcesHere {
  return { databaseUrl, dataDir, sources, network: maps.network }
}

/** The world of sources on this machine. */
export function sourceWorldHere(
  db: Database,
  { dataDir, sources, network }: Omit<SourcesHere, 'databaseUrl'>,
  fetch: SourceWorld['outside']['fetch'],
  log: SourceWorld['outside']['log'] = () => {},
): SourceWorld {
  return {
    db,
    files: folderStore(dataDir),
    dataDir,
    databaseFolder: notedCluster(dataDir),
    outside: { fetch, now: () => new Date(), log, settings: { maps: { network } } },
    sources,
  }
}
