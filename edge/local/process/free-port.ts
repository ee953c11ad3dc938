import { createServer, type Server } from 'node:net'

const LOOPBACK = '127.0.0.1'
/** Below the range of ephemeral ports, so that no outgoing connection takes one of them meanwhile. */
const LOWEST = 20_000
const HIGHEST = 29_999
const TRIES = 100

/**
 * The first of `count` neighboring free ports on the loopback address.
 * They are free at the moment of the answer; whoever uses them binds them at once.
 */
export async function freePort(count = 1): Promise<number> {
  for (let tries = 0; tries < TRIES; tries++) {
    const first = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST - count))
    if (await allFree(first, count)) return first
  }
  throw new Error(`found no ${count} free ports between ${LOWEST} and ${HIGHEST}`)
}

async function allFree(first: number, count: number): Promise<boolean> {
  const held: Server[] = []
  try {
    for (let port = first; port < first + count; port++) held.push(await hold(port))
    return true
  } catch {
    return false
  } finally {
    await Promise.all(held.map((server) => new Promise((closed) => server.close(closed))))
  }
}

function hold(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port, host: LOOPBACK, exclusive: true }, () => resolve(server))
  })
}
