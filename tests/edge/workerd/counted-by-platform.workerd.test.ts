import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, inject, test } from 'vitest'
import { seedDemoTeam } from '../../../db/demo-team.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { appInWorkerd } from './app-in-workerd.ts'

const CALLS = 2

let server: AppUnderTest
const cleanUp = new AsyncDisposableStack()
beforeAll(async () => {
  server = await appUnderTest()
  await seedDemoTeam(server.db)
  return () => cleanUp.disposeAsync()
})

test('what the platform counts is limited over all isolates, each kind and each user by itself', async () => {
  const build = inject('workerBuild')
  const settings = join(build.folder, 'counted.json')
  const ratelimits = [{ name: 'CALLS_12', namespace_id: '1', simple: { limit: CALLS, period: 60 } }]
  writeFileSync(settings, JSON.stringify({ ...JSON.parse(readFileSync(build.settings, 'utf8')), ratelimits }))
  const worker = appInWorkerd({ ...build, settings }, server.services, server.databaseUrl, cleanUp)
  const ask = async (path: string, method = 'GET') => {
    const headers = { Origin: 'http://localhost:8787', 'Content-Type': 'application/json' }
    const body = method === 'POST' ? '{}' : null
    return await worker.request(`http://localhost:8787${path}`, { method, headers, body })
  }
  for (let call = 0; call < CALLS; call++) {
    expect((await ask('/api/properties/sync', 'POST')).status).toBe(200)
    // As another isolate would begin: with nothing counted.
    await worker.forgetCalls()
  }
  const refused = await ask('/api/properties/sync', 'POST')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect((await ask('/api/properties')).status).toBe(200)
})
