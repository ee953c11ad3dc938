import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { FleetClient } from './fleet-client.ts'
import { type Down, type Poke, readPokes } from './read-pokes.ts'

/** As long as the sync engine's own client waits. */
const AGAIN_MS = 5_000
const PING_MS = 5_000

/** What a page says to zero-cache first: the address of its socket, and what it asks for. */
export interface PageHello {
  readonly address: string
  readonly asked: {
    readonly desiredQueriesPatch: readonly { readonly hash: string }[]
    readonly clientSchema?: unknown
  }
}

interface Write {
  readonly id: number
  readonly noteId: string
  readonly note: string
}

/** With these zero-cache says that it does not know the client, or not as it is: a page loads anew. */
const UNKNOWN = /^(?:ClientNotFound|InvalidConnectionRequest)/

interface LightClient extends FleetClient {
  /** Goes for good. */
  close(): void
}

/**
 * A browser that speaks the sync engine's protocol and keeps nothing but its notes. It takes a hundredth of what a whole
 * client takes, so that what is measured on one machine is the server. It comes back after its socket has closed, from
 * where it was, and sends again what was not confirmed.
 */
export function lightClient(origin: string, hello: PageHello, propertyId: string): LightClient {
  const clientID = randomUUID()
  const clientGroupID = randomUUID()
  const wanted = new Set(hello.asked.desiredQueriesPatch.map(({ hash }) => hash))
  const notes = new Map<string, string>()
  let texts = new Set<string>()
  let cookie: string | null = null
  let confirmed = 0
  let written = 0
  let unconfirmed: readonly Write[] = []
  let reloads = 0
  let socket: WebSocket | undefined
  let isGone = false

  const say = (message: readonly unknown[]) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
  }

  function connect(): void {
    const address = new URL(hello.address)
    const changed = { clientID, clientGroupID, wsid: randomUUID(), profileID: `p${clientID}` }
    const known = { ...changed, baseCookie: cookie ?? '', lmid: String(confirmed) }
    for (const [name, value] of Object.entries(known)) address.searchParams.set(name, value)
    const { clientSchema, ...asked } = hello.asked
    const first = { ...asked, activeClients: [clientID], ...(cookie === null && { clientSchema }) }
    const bytes = Buffer.from(JSON.stringify({ initConnectionMessage: ['initConnection', first] }))
    const protocol = encodeURIComponent(bytes.toString('base64'))
    const opened = new WebSocket(address, protocol, { origin, perMessageDeflate: false })
    socket = opened
    const pokes = readPokes(take)
    opened.on('message', (data) => {
      const message: Down = JSON.parse(String(data))
      if (message[0] === 'connected') send(unconfirmed)
      if (message[0] !== 'error') return pokes(message)
      if (UNKNOWN.test(message[1].kind)) reloads++
      opened.terminate()
    })
    opened.on('error', () => {})
    const ping = setInterval(() => say(['ping', {}]), PING_MS)
    opened.on('close', () => {
      clearInterval(ping)
      if (!isGone) void delay(AGAIN_MS).then(connect)
    })
  }

  /** What does not follow what is known would be a page that has to begin anew. */
  function take({ from, to, parts }: Poke): void {
    if (from !== cookie) {
      reloads++
      return
    }
    cookie = to
    for (const { gotQueriesPatch, lastMutationIDChanges, rowsPatch } of parts) {
      for (const { op, hash } of gotQueriesPatch ?? []) if (op === 'put') wanted.delete(hash)
      confirmed = lastMutationIDChanges?.[clientID] ?? confirmed
      for (const row of rowsPatch ?? []) {
        if (row.op === 'clear') notes.clear()
        else if (row.tableName !== 'note') continue
        else if (row.op === 'put') notes.set(row.value.id, row.value.note)
        else if (row.op === 'del') notes.delete(row.id.id)
      }
    }
    texts = new Set(notes.values())
    unconfirmed = unconfirmed.filter(({ id }) => id > confirmed)
  }

  function send(writes: readonly Write[]): void {
    if (writes.length === 0) return
    const timestamp = Date.now()
    const mutations = writes.map(({ id, noteId, note }) => ({
      type: 'custom',
      id,
      clientID,
      name: 'note.add',
      args: [{ id: noteId, propertyId, note, isPrivate: false, now: timestamp }],
      timestamp,
    }))
    say(['push', { clientGroupID, mutations, pushVersion: 1, timestamp, requestID: randomUUID() }])
  }

  connect()
  return {
    isLive: () => wanted.size === 0,
    shows: (note) => texts.has(note),
    notes: () => [...notes.values()],
    addNote(note) {
      const write = { id: ++written, noteId: randomUUID(), note }
      unconfirmed = [...unconfirmed, write]
      send([write])
    },
    reloads: () => reloads,
    close() {
      isGone = true
      socket?.terminate()
    },
  }
}
