import { sql } from 'drizzle-orm'
import { connectNode } from '../../../db/connect-node.ts'
import { type Database, rowsOf } from '../../../db/database.ts'
import { createApp } from '../../../edge/app.ts'
import { openSecrets } from '../../../edge/local/data/secrets.ts'
import { nodeServices } from '../../../edge/local/node-services.ts'
import { freePort } from '../../../edge/local/process/free-port.ts'
import { listen } from '../../../edge/local/site/node-server.ts'
import { parseEnv } from '../../../edge/settings/env.ts'
import { fillBook } from '../../edge/fill-book.ts'
import { type ManyMachines, startManyMachines } from '../../edge/zero/many-machines.ts'
import { makeProperty } from '../../make/property.ts'
import { removeScratchFolder, scratchFolder } from '../../scratch-folder.ts'
import { benchPostgres } from '../bench-postgres.ts'
import { figuresOf, ownFigures, parentOf } from './process-figures.ts'

/** The parts of a fleet, as its processor time is told. The app's process has the balancer, too. */
export const PARTS = ['app', 'manager', 'view_syncers', 'postgres'] as const

export interface Fleet {
  readonly db: Database
  readonly machines: ManyMachines
  readonly origin: string
  /** Processor seconds and memory of each part so far. */
  figures(): Record<(typeof PARTS)[number], { cpuSeconds: number; residentMb: number }>
}

/** zero-cache as one replication manager and two view syncers, with the app before and Postgres behind them. */
export async function startFleet(cleanUp: AsyncDisposableStack): Promise<Fleet> {
  const databaseUrl = await benchPostgres(cleanUp)
  const { db, close } = connectNode(databaseUrl)
  cleanUp.defer(close)
  await fillBook(db, [makeProperty({ id: 'tanner' })])
  const dataDir = await scratchFolder()
  cleanUp.defer(() => removeScratchFolder(dataDir))
  const secrets = openSecrets(dataDir)
  const server = await listen('127.0.0.1', await freePort())
  cleanUp.defer(() => server.close())
  const of = { dataDir, databaseUrl, origin: server.origin, apiKey: secrets.zeroApiKey }
  const machines = await startManyMachines({ ...of, viewSyncers: 2 }, cleanUp)
  const { services, close: closeServices } = nodeServices({
    env: parseEnv({ DATA_DIR: dataDir, NETWORK: 'off' }),
    secrets,
    databaseUrl,
    databaseFolder: dataDir,
    zeroPort: machines.balancer.port,
    origins: server.origins,
    localOrigin: server.localOrigin,
    openSockets: server.openSockets,
  })
  cleanUp.defer(closeServices)
  server.open({
    app: createApp(services),
    pages: (_, response) => response.end(),
    zeroPort: machines.balancer.port,
  })
  const [postgres] = await rowsOf<{ pid: number }>(db, sql`select pg_backend_pid() as pid`)
  const postmaster = parentOf(postgres?.pid ?? 0)
  const pidOf = ({ process }: ManyMachines['viewSyncers'][number]) => process.identity.pid
  return {
    db,
    machines,
    origin: server.origin,
    figures: () => ({
      app: ownFigures(),
      manager: figuresOf([machines.manager.identity.pid]),
      view_syncers: figuresOf(machines.viewSyncers.map(pidOf)),
      postgres: figuresOf([postmaster]),
    }),
  }
}
