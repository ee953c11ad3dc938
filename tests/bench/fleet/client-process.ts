import { setTimeout as delay } from 'node:timers/promises'
import type { Asked, Said } from './client-messages.ts'
import type { FleetClient } from './fleet-client.ts'
import { lightClient } from './light-client.ts'

/** Seldom enough that looking takes no time from the browsers. */
const LOOK_MS = 20
const PROPERTY = 'tanner'

/** Many browsers without screens, in a process of their own. */
let clients: readonly FleetClient[] = []
let first = 0
let openOne: (browser: number) => FleetClient

const say = (said: Said) => process.send?.(said)
const now = () => performance.timeOrigin + performance.now()

/** A process of light clients never loads the sync engine. */
async function opener({ origin, hello }: Extract<Asked, { kind: 'prepare' }>): Promise<typeof openOne> {
  if (hello !== null) return () => lightClient(origin, hello, PROPERTY)
  const open = (await import('./whole-clients.ts')).wholeClients(origin, PROPERTY)
  return (browser) => open(`browser-${browser}`)
}

/** When each browser was first seen so. */
async function whenAll(isSo: (client: FleetClient) => boolean): Promise<number[]> {
  const at = new Map<FleetClient, number>()
  for (;;) {
    for (const client of clients) if (!at.has(client) && isSo(client)) at.set(client, now())
    if (at.size === clients.length) return [...at.values()]
    await delay(LOOK_MS)
  }
}

process.on('message', async (asked: Asked) => {
  switch (asked.kind) {
    case 'prepare':
      openOne = await opener(asked)
      say({ kind: 'ready' })
      break
    case 'open': {
      first = asked.from
      clients = Array.from({ length: asked.count }, (_, i) => openOne(first + i))
      say({ kind: 'live', at: await whenAll((client) => client.isLive()) })
      break
    }
    case 'watch': {
      const { note } = asked
      say({ kind: 'shown', note, at: await whenAll((client) => client.shows(note)) })
      break
    }
    case 'write':
      clients[asked.browser - first]?.addNote(asked.note)
      break
    case 'tell':
      say({
        kind: 'told',
        browsers: clients.map((client) => ({ notes: client.notes(), reloads: client.reloads() })),
      })
  }
})
process.on('disconnect', () => process.exit())
