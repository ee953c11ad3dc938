import { mkdtempSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createApp } from '../../../edge/app.ts'
import type { ByteSource } from '../../../edge/files/byte-source.ts'
import { fileSource } from '../../../edge/local/sources/file-source.ts'
import { mapSettingsOf } from '../../../edge/settings/map-settings.ts'
import { getOwnBasemap } from '../../../sync/api/maps.ts'
import { type AppUnderTest, appUnderTest, ORIGIN } from '../app-under-test.ts'

/** Larger than one piece of what is streamed, and different everywhere. */
const CONTENT = Buffer.from(Array.from({ length: 600_000 }, (_, i) => String(i)).join(' '))

let site: AppUnderTest
beforeAll(async () => {
  site = await appUnderTest()
})

let file: string
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'clearheight-maps-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  file = join(folder, 'own.pmtiles')
  writeFileSync(file, CONTENT)
})

test('a part of the file is answered as that part', async () => {
  const response = await ask(getOwnBasemap.path, { Range: 'bytes=1000-1999' })
  expect(response.status).toBe(206)
  expect(Object.fromEntries(response.headers)).toEqual({
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    'content-length': '1000',
    'content-range': `bytes 1000-1999/${CONTENT.length}`,
    'content-type': 'application/vnd.pmtiles',
    etag: expect.stringMatching(/^"[\w-]+"$/),
    vary: 'Cookie',
    'x-request-id': expect.any(String),
  })
  expect(await bytesOf(response)).toEqual(CONTENT.subarray(1000, 2000))
})

test('a part of many pieces is the same as the file', async () => {
  const response = await ask(getOwnBasemap.path, { Range: 'bytes=7-' })
  expect(await bytesOf(response)).toEqual(CONTENT.subarray(7))
})

test('without a range it is the whole file', async () => {
  const response = await ask(getOwnBasemap.path, {})
  expect([response.status, response.headers.get('content-length')]).toEqual([200, String(CONTENT.length)])
  expect(await bytesOf(response)).toEqual(CONTENT)
})

test('only what is taken is read', async () => {
  const reads: number[] = []
  const watched = watching(fileSource(file), reads)
  await ask(getOwnBasemap.path, {}, { own: watched, method: 'HEAD' })
  expect(reads).toEqual([])
  const response = await ask(getOwnBasemap.path, { Range: 'bytes=0-' }, { own: watched })
  await response.body?.getReader().read()
  expect(reads).toEqual([1024 * 1024])
})

test('HEAD says what GET would', async () => {
  const headers = { Range: 'bytes=0-9' }
  const response = await ask(getOwnBasemap.path, headers, { method: 'HEAD' })
  const asked = await ask(getOwnBasemap.path, headers)
  expect([response.status, Object.fromEntries(response.headers), await response.text()]).toEqual([
    206,
    { ...Object.fromEntries(asked.headers), 'x-request-id': expect.any(String) },
    '',
  ])
})

test('a range outside the file is refused with its size', async () => {
  const response = await ask(getOwnBasemap.path, { Range: `bytes=${CONTENT.length}-` })
  expect([response.status, response.headers.get('content-range')]).toEqual([416, `bytes */${CONTENT.length}`])
})

test('a known version is not sent again, and a part of another version is the whole', async () => {
  const etag = (await ask(getOwnBasemap.path, { Range: 'bytes=0-0' })).headers.get('etag') ?? ''
  expect((await ask(getOwnBasemap.path, { 'If-None-Match': etag })).status).toBe(304)
  const part = { Range: 'bytes=0-0', 'If-Range': etag }
  expect((await ask(getOwnBasemap.path, part)).status).toBe(206)
  const newer = `${file}.new`
  writeFileSync(newer, 'another file')
  renameSync(newer, file)
  const changed = await ask(getOwnBasemap.path, part)
  expect([changed.status, await changed.text()]).toEqual([200, 'another file'])
  expect(changed.headers.get('etag')).not.toBe(etag)
})

test('a file that becomes shorter while it is sent breaks off', async () => {
  const response = await ask(getOwnBasemap.path, {})
  truncateSync(file, 10)
  await expect(response.arrayBuffer()).rejects.toThrow('became shorter')
})

test('without a file, and with one that is gone, a sentence says so', async () => {
  const none = await ask(getOwnBasemap.path, {}, { own: null })
  expect([none.status, await none.json()]).toEqual([
    404,
    { code: 'not_found', message: 'No map file is set: BASEMAP_PMTILES is empty.' },
  ])
  rmSync(file)
  const gone = await ask(getOwnBasemap.path, {})
  expect([gone.status, await gone.json()]).toEqual([
    503,
    { code: 'unavailable', message: 'The map file that BASEMAP_PMTILES names cannot be read.' },
  ])
})

interface Asked {
  own?: ByteSource | null
  method?: string
}

async function ask(
  path: string,
  headers: Record<string, string>,
  { own = fileSource(file), method = 'GET' }: Asked = {},
): Promise<Response> {
  const { services } = site
  const maps = mapSettingsOf({ BASEMAP_PMTILES: file })
  const settings = { ...services.settings, maps }
  const app = createApp({ ...services, basemap: { embedded: fileSource(file), own }, settings })
  return app.request(`${ORIGIN}${path}`, { method, headers })
}

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer())
}

function watching(source: ByteSource, reads: number[]): ByteSource {
  return {
    about: () => source.about(),
    async read(offset, length) {
      reads.push(length)
      return source.read(offset, length)
    },
  }
}
