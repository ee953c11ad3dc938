import { webSocketOf } from '../../edge/local/book-client.ts'
import { liveClient } from '../../edge/zero/live-clients.ts'
import type { FleetClient } from './fleet-client.ts'

/** Opens browsers with the sync engine's own client. */
export function wholeClients(origin: string, propertyId: string): (name: string) => FleetClient {
  globalThis.WebSocket = webSocketOf(origin)
  return (name) => {
    const client = liveClient(origin, name, propertyId)
    return {
      ...client,
      shows: (note) => client.notes().includes(note),
      addNote: (note) => void client.addNote(note),
    }
  }
}
