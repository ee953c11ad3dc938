import { sql } from 'drizzle-orm'
import { type AppUnderTest, ZERO_API_KEY } from './app-under-test.ts'

const clients = new WeakMap<AppUnderTest, { sent: number }>()

/** Sends writes through the sync engine's door, as zero-cache does for one browser; answers what became of each. */
export async function pushed(
  server: AppUnderTest,
  ...mutations: readonly [name: string, args: object][]
): Promise<unknown[]> {
  const client = clients.get(server) ?? (await newClient(server))
  const response = await push(
    server,
    mutations.map(([name, args]) => ({ id: ++client.sent, clientID: 'client', name, args })),
  )
  const answer = (await response.json()) as { mutations?: { result: unknown }[] }
  if (answer.mutations === undefined) throw new Error(`The push failed: ${JSON.stringify(answer)}`)
  return answer.mutations.map(({ result }) => result)
}

/** Sends one write so, with the headers of its user, as the first of a browser of its own; answers the door's answer. */
export async function pushedAlone(
  server: AppUnderTest,
  [name, args]: readonly [name: string, args: object],
  headers: Record<string, string>,
): Promise<Response> {
  if (!clients.has(server)) await newClient(server)
  return await push(server, [{ id: 1, clientID: crypto.randomUUID(), name, args }], headers)
}

interface Sent {
  id: number
  clientID: string
  name: string
  args: object
}

function push(
  server: AppUnderTest,
  mutations: readonly Sent[],
  headers: Record<string, string> = {},
): Promise<Response> {
  return server.post(
    '/api/zero/mutate?schema=zero_0&appID=zero',
    {
      clientGroupID: 'group',
      pushVersion: 1,
      requestID: 'request',
      timestamp: 0,
      mutations: mutations.map(({ args, ...one }) => ({
        type: 'custom',
        timestamp: 0,
        args: [args],
        ...one,
      })),
    },
    { 'X-Api-Key': ZERO_API_KEY, ...headers },
  )
}

/** What zero-cache keeps in Postgres of the writes it was answered. */
async function newClient(server: AppUnderTest): Promise<{ sent: number }> {
  await server.db.execute(sql`
    create schema zero_0;
    create table zero_0.clients ("clientGroupID" text, "clientID" text, "lastMutationID" bigint,
      primary key ("clientGroupID", "clientID"));
    create table zero_0.mutations ("clientGroupID" text, "clientID" text, "mutationID" bigint, result json)`)
  const client = { sent: 0 }
  clients.set(server, client)
  return client
}
