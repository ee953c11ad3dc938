import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemoTeam } from '../../../db/demo-team.ts'
import { SESSION_COOKIE } from '../../../edge/auth/session.ts'
import { fileSource } from '../../../edge/local/sources/file-source.ts'
import { getBasemaps, getOwnBasemap } from '../../../sync/api/maps.ts'
import { appUnderTest, ORIGIN } from '../app-under-test.ts'
import type { App } from '../host.ts'

/** Larger than one piece of what is streamed, and different everywhere. */
const CONTENT = Buffer.from(Array.from({ length: 300_000 }, (_, i) => String(i)).join(' '))

const KEYS = { mapboxPublicToken: 'pk.public', mapboxToken: 'sk.secret', googleKey: 'google-secret' }

let app: App
const cleanUp = new DisposableStack()
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clearheight-maps-'))
  cleanUp.defer(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'own.pmtiles')
  writeFileSync(file, CONTENT)
  const server = await appUnderTest({ maps: { ...KEYS, pmtiles: file, network: true } })
  await seedDemoTeam(server.db)
  const { basemap } = server.services
  app = server.appWith({ basemap: { ...basemap, own: fileSource(file) } })
})
afterAll(() => cleanUp.dispose())

const ask = (path: string, headers: Record<string, string> = {}) =>
  app.request(`${ORIGIN}${path}`, { headers })

test('the page is told of the map file of the deployment', async () => {
  const { streets } = getBasemaps.output.parse(await (await ask(getBasemaps.path)).json())
  expect(streets.map(({ name }) => name)).toContain('Your map file')
})

test('the page is told of its maps, and not of keys that stay on the server', async () => {
  const answer = await (await ask(getBasemaps.path)).text()
  expect(getBasemaps.output.parse(JSON.parse(answer)).streets.map(({ name }) => name)).toContain('Mapbox')
  expect(answer).toContain(KEYS.mapboxPublicToken)
  expect(answer).not.toMatch(/sk\.secret|google-secret/)
})

test.each([getBasemaps.path, getOwnBasemap.path])('a session that does not hold gets no %s', async (path) => {
  expect((await ask(path, { Cookie: `${SESSION_COOKIE}=` })).status).toBe(401)
})

test('the map file is answered in parts and whole, and not again to who has it', async () => {
  const part = await ask(getOwnBasemap.path, { Range: 'bytes=1000-1999' })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 1000-1999/${CONTENT.length}`])
  expect(Buffer.from(await part.arrayBuffer())).toEqual(CONTENT.subarray(1000, 2000))
  const whole = Buffer.from(await (await ask(getOwnBasemap.path)).arrayBuffer())
  const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  expect(sum(whole)).toBe(sum(CONTENT))
  const known = await ask(getOwnBasemap.path, { 'If-None-Match': part.headers.get('etag') ?? '' })
  expect(known.status).toBe(304)
  const outside = await ask(getOwnBasemap.path, { Range: `bytes=${CONTENT.length}-` })
  expect([outside.status, outside.headers.get('content-range')]).toEqual([416, `bytes */${CONTENT.length}`])
})
