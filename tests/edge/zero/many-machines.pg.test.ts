import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../../edge/app.ts'
import { freePort } from '../../../edge/local/process/free-port.ts'
import { listen } from '../../../edge/local/site/node-server.ts'
import { makeProperty } from '../../make/property.ts'
import { turnOfZeroCache } from '../../postgres.ts'
import { removeScratchFolder, scratchFolder } from '../../scratch-folder.ts'
import { appUnderTest, ZERO_API_KEY } from '../app-under-test.ts'
import { fillBook } from '../fill-book.ts'
import { webSocketOf } from '../local/book-client.ts'
import { type LiveClient, liveClient } from './live-clients.ts'
import { type ManyMachines, startManyMachines } from './many-machines.ts'

/** Others have their turn of zero-cache first. */
const PATIENCE = 300_000
const CLIENTS = 12

const cleanUp = new AsyncDisposableStack()
afterAll(() => cleanUp.disposeAsync())

let machines: ManyMachines
let clients: LiveClient[]

beforeAll(async () => {
  const site = await appUnderTest()
  await fillBook(site.db, [makeProperty({ id: 'tanner' })])
  const dataDir = await scratchFolder()
  cleanUp.defer(() => removeScratchFolder(dataDir))
  const server = await listen('127.0.0.1', await freePort())
  cleanUp.defer(() => server.close())
  const { services, databaseUrl } = site
  await turnOfZeroCache((end) => cleanUp.defer(end))
  const of = { dataDir, databaseUrl, origin: server.origin, apiKey: ZERO_API_KEY }
  machines = await startManyMachines({ ...of, viewSyncers: 2 }, cleanUp)
  const app = createApp({ ...services, settings: { ...services.settings, origins: server.origins } })
  server.open({ app, pages: (_, response) => response.end(), zeroPort: machines.balancer.port })
  const realWebSocket = globalThis.WebSocket
  cleanUp.defer(() => {
    globalThis.WebSocket = realWebSocket
  })
  globalThis.WebSocket = webSocketOf(server.origin)
  clients = Array.from({ length: CLIENTS }, (_, i) => liveClient(server.origin, `browser-${i}`, 'tanner'))
  cleanUp.defer(async () => {
    await Promise.all(clients.map((client) => client.close()))
  })
}, PATIENCE)

const areLive = () => clients.filter((client) => client.isLive()).length
const all = (notes: readonly string[]) => clients.map(() => notes)
const seen = () => clients.map((client) => client.notes().toSorted())
const socketsOf = ({ port }: ManyMachines['viewSyncers'][number]) =>
  machines.balancer.sockets().get(port) ?? 0

test('with one replication manager and two view syncers a note reaches the clients of both', async () => {
  await expect.poll(areLive, { timeout: 60_000 }).toBe(CLIENTS)
  expect(machines.viewSyncers.map(socketsOf)).toEqual([CLIENTS / 2, CLIENTS / 2])
  await clients[0]?.addNote('Toured')
  await expect.poll(seen, { timeout: 30_000 }).toEqual(all(['Toured']))
})

test('when a view syncer is killed its clients go on at the other, and nothing is lost or doubled', async () => {
  const [killed, other] = machines.viewSyncers
  if (killed === undefined || other === undefined) throw new Error('There are two.')
  await killed.process.end([['SIGKILL', 1_000]])
  // Some of them write before they have noticed.
  await Promise.all(clients.map((client, i) => client.addNote(`After ${String(i).padStart(2, '0')}`)))
  await expect.poll(() => socketsOf(other), { timeout: 60_000 }).toBe(CLIENTS)
  const after = clients.map((_, i) => `After ${String(i).padStart(2, '0')}`)
  await expect.poll(seen, { timeout: 60_000 }).toEqual(all([...after, 'Toured']))
  expect(clients.map((client) => client.reloads())).toEqual(clients.map(() => 0))
})
