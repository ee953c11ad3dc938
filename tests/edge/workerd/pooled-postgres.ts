import { createServer, type Socket } from 'node:net'
import pg from 'pg'

const SSL_REQUEST = 80_877_103
const START_UP = 196_608
const TERMINATE = 'X'
const READY = 'Z'
/** The state of a connection without a transaction. */
const IDLE = 'I'
/** What the end of a connection does: what was read is counted, and what was set is forgotten. */
const RESET = ['select pg_stat_force_next_flush()', 'discard all'] as const

/**
 * The address of a Postgres that keeps its connections, each for one client at a time, as the pooler of a host does. A
 * Worker opens new ones for each request, and here Postgres takes 60 ms of the processor for each. A connection that is
 * left amid a statement or a transaction is thrown away.
 */
export async function poolPostgres(url: string, cleanUp: AsyncDisposableStack): Promise<string> {
  const idle: ServerConnection[] = []
  const open = new Set<Socket>()
  const server = createServer({ noDelay: true }, (client) => {
    open.add(client)
    client.on('close', () => open.delete(client))
    client.on('error', () => client.destroy())
    void serve(client).catch(() => client.destroy())
  })

  async function serve(client: Socket): Promise<void> {
    await startUp(client)
    const connection = idle.pop() ?? (await ServerConnection.open(url))
    connection.onLost = () => {
      const at = idle.indexOf(connection)
      if (at >= 0) idle.splice(at, 1)
    }
    if (await connection.lend(client)) idle.push(connection)
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  cleanUp.defer(async () => {
    server.close()
    for (const client of open) client.destroy()
    for (const connection of idle) connection.end()
  })
  const address = server.address()
  const pooled = new URL(url)
  if (address !== null && typeof address === 'object') pooled.host = `127.0.0.1:${address.port}`
  return pooled.href
}

/** Reads what a client says before its first message. Whoever knows the address may come in. */
function startUp(client: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    client.on('close', () => reject(new Error('It left.')))
    client.on('data', function listen(packet: Buffer) {
      const code = packet.readUInt32BE(4)
      if (code === SSL_REQUEST) return void client.write('N')
      client.off('data', listen)
      if (code === START_UP && packet.length === packet.readUInt32BE(0)) return resolve()
      reject(new Error(`A start of another kind: ${code}.`))
    })
  })
}

class ServerConnection {
  onLost: () => void = () => {}
  readonly #stream: Socket
  /** What Postgres said to it when it began. */
  readonly #greeting: Buffer
  #client: Socket | null = null
  /** The last word was that it is ready for the next statement. */
  #isReady = true
  #onReady: () => void = () => {}

  private constructor(stream: Socket, greeting: Buffer) {
    this.#stream = stream
    this.#greeting = greeting
    const read = messages((type, message) => {
      this.#isReady = type === READY && String.fromCharCode(message[5] ?? 0) === IDLE
      if (this.#isReady) this.#onReady()
    })
    stream.on('data', (bytes: Buffer) => {
      this.#client?.write(bytes)
      read(bytes)
    })
    stream.on('error', () => stream.destroy())
    stream.on('close', () => {
      this.#client?.destroy()
      this.#onReady()
      this.onLost()
    })
  }

  static async open(url: string): Promise<ServerConnection> {
    const client = new pg.Client({ connectionString: url })
    const { connection } = client as unknown as { connection: pg.Connection & { stream: Socket } }
    const said = [message('R', Buffer.alloc(4))]
    connection.on('parameterStatus', ({ parameterName, parameterValue }) =>
      said.push(message('S', Buffer.from(`${parameterName}\0${parameterValue}\0`))),
    )
    await client.connect()
    const { stream } = connection
    stream.removeAllListeners()
    said.push(message('K', Buffer.alloc(8)), message(READY, Buffer.from(IDLE)))
    return new ServerConnection(stream, Buffer.concat(said))
  }

  /** Serves a client until it leaves. True where another may have the connection then. */
  async lend(client: Socket): Promise<boolean> {
    this.#client = client
    const left = new Promise<void>((resolve) => {
      client.on('close', resolve)
      const read = messages((type, message) => {
        if (type === TERMINATE) return resolve()
        this.#isReady = false
        this.#stream.write(message)
      })
      client.on('data', read)
    })
    client.write(this.#greeting)
    await left
    this.#client = null
    client.destroy()
    if (!this.#isReady || this.#stream.destroyed) return this.end()
    for (const statement of RESET) if (!this.#stream.destroyed) await this.#run(statement)
    return !this.#stream.destroyed
  }

  #run(statement: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#onReady = resolve
    this.#isReady = false
    this.#stream.write(message('Q', Buffer.from(`${statement}\0`)))
    return promise
  }

  end(): false {
    this.#stream.destroy()
    return false
  }
}

function message(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeUInt32BE(content.length + 4, 1)
  return Buffer.concat([head, content])
}

/** Parts a stream of bytes into the messages of Postgres, each with its type and length. */
function messages(take: (type: string, message: Buffer) => void): (bytes: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0)
  return (bytes) => {
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes])
    while (rest.length >= 5) {
      const length = rest.readUInt32BE(1) + 1
      if (rest.length < length) return
      take(String.fromCharCode(rest[0] ?? 0), rest.subarray(0, length))
      rest = rest.subarray(length)
    }
  }
}
