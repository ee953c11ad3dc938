import { setTimeout as delay } from 'node:timers/promises'
import { webSocketOf } from '../../edge/local/book-client.ts'
import { type LiveClient, liveClient } from '../../edge/zero/live-clients.ts'
import type { Asked, Said } from './client-messages.ts'

/** Seldom enough that looking takes no time from the browsers. */
const LOOK_MS = 20

/** Many browsers without screens, in a process of their own. */
const clients: LiveClient[] = []
let first = 0

const say = (said: Said) => process.send?.(said)
const now = () => performance.timeOrigin + performance.now()

/** When each browser was first seen so. */
async function whenAll(isSo: (client: LiveClient) => boolean): Promise<number[]> {
  const at = new Map<LiveClient, number>()
  for (;;) {
    for (const client of clients) if (!at.has(client) && isSo(client)) at.set(client, now())
    if (at.size === clients.length) return [...at.values()]
    await delay(LOOK_MS)
  }
}

process.on('message', async (asked: Asked) => {
  switch (asked.kind) {
    case 'open': {
      const { origin, from, count } = asked
      first = from
      globalThis.WebSocket = webSocketOf(origin)
      while (clients.length < count)
        clients.push(liveClient(origin, `browser-${from + clients.length}`, 'tanner'))
      say({ kind: 'live', at: await whenAll((client) => client.isLive()) })
      break
    }
    case 'watch': {
      const { note } = asked
      say({ kind: 'shown', note, at: await whenAll((client) => client.notes().includes(note)) })
      break
    }
    case 'write':
      await clients[asked.browser - first]?.addNote(asked.note)
      break
    case 'tell':
      say({
        kind: 'told',
        browsers: clients.map((client) => ({ notes: client.notes(), reloads: client.reloads() })),
      })
  }
})
process.on('disconnect', () => process.exit())
