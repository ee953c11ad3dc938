import { queries } from '../../../sync/queries.ts'
import { openSyncUser } from '../../edge/open-sync-user.ts'
import type { PageHello } from './light-client.ts'

/**
 * What a page with a property open says to zero-cache first, taken from the sync engine's own client, which believes to
 * open a socket here. So light clients ask for what pages ask for, in that engine's own words.
 */
export async function pageHello(origin: string, propertyId: string): Promise<PageHello> {
  const { promise: said, resolve } = Promise.withResolvers<{ address: string; protocol: string }>()
  const real = globalThis.WebSocket
  globalThis.WebSocket = class extends EventTarget {
    readyState = 0
    constructor(address: string | URL, protocol?: string | string[]) {
      super()
      resolve({ address: String(address), protocol: String(protocol) })
    }
    send() {}
    close() {}
  } as unknown as typeof WebSocket
  const zero = openSyncUser(origin, 'page')
  try {
    zero.preload(queries.book.current())
    zero.preload(queries.compList.visible())
    zero.preload(queries.correction.inForce())
    zero.preload(queries.note.ofProperty({ propertyId }))
    zero.preload(queries.attachment.ofProperty({ propertyId }))
    const { address, protocol } = await said
    const bytes = Buffer.from(decodeURIComponent(protocol), 'base64')
    const { initConnectionMessage } = JSON.parse(bytes.toString())
    if (initConnectionMessage === undefined) throw new Error('What a page asks does not fit into a header.')
    return { address, asked: initConnectionMessage[1] }
  } finally {
    globalThis.WebSocket = real
    await zero.close()
  }
}
