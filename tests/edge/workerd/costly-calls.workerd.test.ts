import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, inject, test } from 'vitest'
import { perMinute } from '../../../edge/rate-limit/rate-limit.ts'
import { makeProperty } from '../../make/property.ts'
import { type AppUnderTest, appUnderTest, ORIGIN } from '../app-under-test.ts'
import { fillBook } from '../fill-book.ts'
import { addPerson, MARIA, signedIn } from '../people.ts'
import { COSTLY_CALLS, PLACE } from '../rate-limit/costly-calls.ts'
import { appInWorkerd } from './app-in-workerd.ts'

/** The platform's counters are the deployment's, but for how many calls they allow. */
const ONCE = { limit: 1, period: 60 } as const

type Server = Pick<AppUnderTest, 'get' | 'post' | 'put' | 'remove'>

let own: AppUnderTest
let server: Server
const cleanUp = new AsyncDisposableStack()
beforeAll(async () => {
  own = await appUnderTest()
  await fillBook(own.db, [makeProperty({ id: 'a', name: 'A', ...PLACE })])
  const build = inject('workerBuild')
  const settings = join(dirname(build.settings), 'once.json')
  const counters = new Set(COSTLY_CALLS.map(([kind]) => `CALLS_${perMinute(kind)}`))
  const ratelimits = [...counters].map((name, i) => ({ name, namespace_id: String(i + 1), simple: ONCE }))
  writeFileSync(settings, JSON.stringify({ ...JSON.parse(readFileSync(build.settings, 'utf8')), ratelimits }))
  const worker = appInWorkerd({ ...build, settings }, own.services, own.databaseUrl, cleanUp)
  const send = async (path: string, init: RequestInit) => await worker.request(ORIGIN + path, init)
  const written = { Origin: ORIGIN, 'Content-Type': 'application/json' }
  const sent =
    (method: string) =>
    (path: string, body: unknown, headers: Record<string, string> = {}) =>
      send(path, { method, body: JSON.stringify(body), headers: { ...written, ...headers } })
  server = {
    get: (path, headers = {}) => send(path, { headers }),
    post: sent('POST'),
    put: sent('PUT'),
    remove: (path, headers = {}) => send(path, { method: 'DELETE', headers: { Origin: ORIGIN, ...headers } }),
  }
  return () => cleanUp.disposeAsync()
})

/** Somebody of the team who has asked for nothing yet. */
async function newcomer(): Promise<Record<string, string>> {
  const person = { ...MARIA, userId: crypto.randomUUID(), name: 'Newcomer' }
  await addPerson(own.db, person)
  return await signedIn(person)
}

test.each(COSTLY_CALLS)('the platform counts %s, which %s takes', async (_kind, _name, call) => {
  const headers = await newcomer()
  const first = await call(server, headers)
  expect([first.status === 429, first.status === 401, first.status >= 500]).toEqual([false, false, false])
  await first.body?.cancel()
  const refused = await call(server, headers)
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
    429,
    '60',
    { code: 'too_many', message: 'Too many requests. Try again in 60 s.' },
  ])
})
