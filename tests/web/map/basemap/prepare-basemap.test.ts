import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { packPmtiles } from '../../../../edge/build/basemap/pack-pmtiles.ts'
import type { Basemap } from '../../../../sync/maps/basemaps.ts'
import { prepareBasemap } from '../../../../web/map/basemap/prepare-basemap.ts'
import { openTileFile, type TileFile } from '../../../../web/map/basemap/tile-file.ts'

const HOUSTON = { latitude: 29.7604, longitude: -95.3698, zoom: 10 }

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A provider on this machine. Answers its origin. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const json =
  (body: unknown): RequestListener =>
  (_, response) =>
    void response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body))
const html: RequestListener = (_, response) =>
  void response.setHeader('Content-Type', 'text/html').end('<h1>Please log in to the Wi-Fi</h1>')
const silence: RequestListener = () => undefined

const style = (origin: string): Basemap => ({
  kind: 'style',
  light: `${origin}/light.json`,
  dark: `${origin}/dark.json`,
  name: 'Example',
  credits: [],
})
const pictures = (origin: string): Basemap => ({
  kind: 'raster',
  tiles: `${origin}/{z}/{y}/{x}`,
  tileSize: 256,
  maxZoom: 8,
  name: 'Example',
  credits: [],
})
const tileFile = (origin: string, whole = true): TileFile => ({
  kind: 'pmtiles',
  url: `${origin}/us.pmtiles`,
  whole,
  name: 'Example',
  credits: [],
})
const file: (origin: string, whole?: boolean) => Basemap = tileFile

function prepare(basemap: Basemap, patienceMs?: number) {
  const { signal } = new AbortController()
  return prepareBasemap(basemap, { theme: 'light', near: HOUSTON, signal }, patienceMs)
}

/** Why it was given up. */
async function reasonFor(basemap: Basemap, patienceMs?: number): Promise<unknown> {
  return prepare(basemap, patienceMs).then(
    () => 'none',
    (error: unknown) => (error as { reason: unknown }).reason,
  )
}

test.each([
  ['answers with a page', html, 'not_a_map'],
  ['answers with other JSON', json({ hello: 'world' }), 'not_a_map'],
  ['answers with an error', (_, response) => void response.writeHead(503).end(), 'refused'],
] satisfies [string, RequestListener, string][])(
  'a style whose server %s is given up',
  async (_, answer, reason) => {
    expect(await reasonFor(style(await serve(answer)))).toBe(reason)
  },
)

test('a provider that says nothing is given up', async () => {
  expect(await reasonFor(style(await serve(silence)), 50)).toBe('slow')
  expect(await reasonFor(pictures(await serve(silence)), 50)).toBe('slow')
  expect(await reasonFor(file(await serve(silence)), 50)).toBe('slow')
})

test('a provider that nobody can reach is given up', async () => {
  const origin = await serve(silence)
  for (const close of closing.splice(0)) close()
  expect(await reasonFor(style(origin))).toBe('unreachable')
  expect(await reasonFor(pictures(origin))).toBe('unreachable')
})

test('a style is asked for one of its tiles, and its addresses are made whole', async () => {
  const asked: string[] = []
  const origin = await serve((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/light.json') {
      const sources = { streets: { type: 'vector', url: 'tiles.json' } }
      return json({ version: 8, sources, layers: [], glyphs: 'fonts/{fontstack}/{range}.pbf' })(
        request,
        response,
      )
    }
    if (request.url === '/tiles.json')
      return json({ tiles: ['./{z}/{x}/{y}.pbf'], maxzoom: 4 })(request, response)
    response.end('tile')
  })
  expect(await prepare(style(origin))).toMatchObject({
    detailZoom: null,
    style: {
      sources: { streets: { url: `${origin}/tiles.json` } },
      glyphs: `${origin}/fonts/{fontstack}/{range}.pbf`,
    },
  })
  expect(asked).toEqual(['/light.json', '/tiles.json', '/4/3/6.pbf'])
})

test('a style whose tiles are pages is given up', async () => {
  const origin = await serve((request, response) => {
    if (!request.url?.endsWith('.json')) return html(request, response)
    const sources = { streets: { type: 'raster', tiles: ['/{z}/{x}/{y}.png'] } }
    json({ version: 8, sources, layers: [] })(request, response)
  })
  expect(await reasonFor(style(origin))).toBe('not_a_map')
})

test('of pictures one is asked for where the map stands, as close as there are any', async () => {
  const asked: string[] = []
  const origin = await serve((request, response) => {
    asked.push(request.url ?? '')
    response.end('picture')
  })
  expect(await prepare(pictures(origin))).toMatchObject({
    style: { sources: { pictures: { type: 'raster', maxzoom: 8 } } },
  })
  expect(asked).toEqual(['/8/105/60'])
  expect(await reasonFor(pictures(await serve(html)))).toBe('not_a_map')
})

test('a file is drawn by the layers it says it has', async () => {
  const ours = await serveFile(['land', 'place'])
  expect(await prepare(file(ours))).toMatchObject({
    detailZoom: 0,
    style: { sources: { ground: { url: `pmtiles://${ours}/us.pmtiles` } } },
  })
  const protomaps = await serveFile(['earth', 'water', 'roads', 'places'])
  expect(await prepare(file(protomaps, false))).toMatchObject({ style: { sources: { protomaps: {} } } })
  expect(await reasonFor(file(await serveFile(['transportation'])))).toBe('unknown_layers')
})

test('a file that is none is given up, and read anew the next time', async () => {
  let isMended = false
  const bytes = makeFile(['land', 'place'])
  const origin = await serve((request, response) =>
    isMended ? response.end(bytes) : html(request, response),
  )
  expect(await reasonFor(file(origin))).toBe('not_a_map')
  isMended = true
  expect(await reasonFor(file(origin))).toBe('none')
})

test('the built-in map is waited for, however long its file takes', { timeout: 20_000 }, async () => {
  const bytes = makeFile(['land', 'place'])
  const origin = await serve((_, response) => void setTimeout(() => response.end(bytes), 5_600))
  expect(await reasonFor(file(origin))).toBe('none')
})

test('a file of which nothing more comes is given up, one that goes on coming is not', async () => {
  const bytes = makeFile(['land', 'place'])
  const half = bytes.length / 2
  const stuck = await serve((_, response) => void response.write(bytes.subarray(0, half)))
  await expect(openTileFile(tileFile(stuck), 150).getHeader()).rejects.toMatchObject({ reason: 'slow' })
  const slow = await serve(async (_, response) => {
    for (let from = 0; from < bytes.length; from += bytes.length / 8) {
      response.write(bytes.subarray(from, from + bytes.length / 8))
      await sleep(60)
    }
    response.end()
  })
  const header = await openTileFile(tileFile(slow), 300).getHeader()
  expect(header.maxZoom).toBe(0)
})

function makeFile(layers: readonly string[]): Uint8Array {
  return packPmtiles([{ z: 0, x: 0, y: 0, bytes: new Uint8Array(gzipSync('tile')) }], {
    maxZoom: 0,
    bounds: { west: -180, south: -85, east: 180, north: 85 },
    center: { longitude: 0, latitude: 0, zoom: 0 },
    metadata: { vector_layers: layers.map((id) => ({ id, fields: {} })) },
  })
}

/** Serves a file with these layers, in parts where it is asked for parts. */
async function serveFile(layers: readonly string[]): Promise<string> {
  const bytes = makeFile(layers)
  return serve((request, response) => {
    const [, from, to] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? []
    if (from === undefined) return void response.end(bytes)
    response.writeHead(206).end(bytes.subarray(Number(from), Number(to) + 1))
  })
}
