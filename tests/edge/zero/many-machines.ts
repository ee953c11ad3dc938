import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { freePort } from '../../../edge/local/process/free-port.ts'
import type { OwnedProcess } from '../../../edge/local/process/owned-process.ts'
import { startZeroCache, ZERO_ENDING } from '../../../edge/local/zero/zero-cache.ts'
import { type Balancer, stickyBalancer } from './sticky-balancer.ts'

interface ManyMachinesOptions {
  readonly dataDir: string
  readonly databaseUrl: string
  /** Where the app answers. */
  readonly origin: string
  readonly apiKey: string
  readonly viewSyncers: number
}

export interface ManyMachines {
  readonly balancer: Balancer
  readonly manager: OwnedProcess
  readonly viewSyncers: readonly { readonly port: number; readonly process: OwnedProcess }[]
}

/**
 * zero-cache as on many machines: one replication manager and several view syncers behind a balancer. Each view syncer
 * begins with a copy of the manager's replica, which on real machines is its backup in a bucket.
 */
export async function startManyMachines(
  { dataDir, viewSyncers: count, ...of }: ManyMachinesOptions,
  cleanUp: AsyncDisposableStack,
): Promise<ManyMachines> {
  async function start(name: string, port: number, settings: Record<string, string>): Promise<OwnedProcess> {
    const folder = join(dataDir, name)
    mkdirSync(folder, { recursive: true })
    const started = await startZeroCache({
      ...of,
      dataDir: folder,
      port,
      adminPassword: 'password',
      settings,
    })
    cleanUp.defer(async () => void (await started.end(ZERO_ENDING)))
    return started
  }
  const managerPort = await freePort(2)
  const manager = await start('manager', managerPort, { ZERO_NUM_SYNC_WORKERS: '0' })
  const replica = new DatabaseSync(join(dataDir, 'manager/zero/replica.db'))
  const viewSyncers: { port: number; process: OwnedProcess }[] = []
  for (let i = 0; i < count; i++) {
    const name = `view-syncer-${i}`
    mkdirSync(join(dataDir, name, 'zero'), { recursive: true })
    replica.exec(`vacuum into '${join(dataDir, name, 'zero/replica.db')}'`)
    const port = await freePort(2)
    const settings = { ZERO_CHANGE_STREAMER_URI: `ws://127.0.0.1:${managerPort + 1}` }
    viewSyncers.push({ port, process: await start(name, port, settings) })
  }
  replica.close()
  const balancer = await stickyBalancer(viewSyncers.map(({ port }) => port))
  cleanUp.defer(() => balancer.stop())
  return { balancer, manager, viewSyncers }
}
