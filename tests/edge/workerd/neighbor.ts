import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { embeddedPlaces } from '../../../edge/build/places/embedded-places.ts'
import type { ByteSource } from '../../../edge/files/byte-source.ts'
import { EMBEDDED_BASEMAP } from '../../../edge/maps/basemap-sources.ts'
import type { Services } from '../../../edge/services/services.ts'
import { PLACES_FILE } from '../../../sync/geocode/places/places.ts'
import {
  ASSETS_PATH,
  LENGTH_HEADER,
  LOG_PATH,
  OUTSIDE_PATH,
  OWN_BASEMAP_PATH,
  STATUS_HEADER,
  URL_HEADER,
} from './neighbor-paths.ts'

/** A server on this machine that is, for a Worker under test, all that `services` are for the app on Node. */
export async function startNeighbor(services: Services, cleanUp: AsyncDisposableStack): Promise<string> {
  const server = createServer(getRequestListener((request) => answer(request, services)))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  cleanUp.defer(async () => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function answer(request: Request, services: Services): Promise<Response> {
  const { pathname } = new URL(request.url)
  switch (pathname) {
    case OUTSIDE_PATH:
      return await outside(request, services)
    case LOG_PATH:
      for (const line of (await request.text()).split('\n')) services.log(JSON.parse(line))
      return new Response()
    case '/keepalive':
      return new Response(null, { status: (await services.zeroCacheAnswers()) ? 200 : 503 })
    case `${ASSETS_PATH}/${EMBEDDED_BASEMAP}`:
      return await partOf(services.basemap.embedded, request.headers.get('range'))
    case OWN_BASEMAP_PATH:
      if (services.basemap.own === null) return new Response(null, { status: 404 })
      return await partOf(services.basemap.own, request.headers.get('range'))
    case `${ASSETS_PATH}/${PLACES_FILE}`:
      return new Response(await readFile(await embeddedPlaces()))
    default:
      return new Response(null, { status: 404 })
  }
}

/** What cannot be reached breaks the connection off. */
async function outside(request: Request, services: Services): Promise<Response> {
  const headers = new Headers(request.headers)
  const url = headers.get(URL_HEADER) ?? ''
  for (const name of [
    URL_HEADER,
    'host',
    'connection',
    'content-length',
    'accept-encoding',
    'transfer-encoding',
  ])
    headers.delete(name)
  const { method, signal } = request
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer()
  const answer = await services.fetch(new Request(url, { method, headers, body, signal, redirect: 'manual' }))
  const kept = new Headers(answer.headers)
  const length = kept.has('content-encoding') ? null : kept.get('content-length')
  // What is passed on is no longer compressed.
  for (const name of ['content-encoding', 'content-length']) kept.delete(name)
  if (length !== null) kept.set(LENGTH_HEADER, length)
  kept.set(STATUS_HEADER, String(answer.status))
  return new Response(answer.body, { headers: kept })
}

async function partOf(source: ByteSource, range: string | null): Promise<Response> {
  const { size, version } = await source.about()
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
  const start = Number(from ?? 0)
  const bytes = await source.read(start, to === undefined ? size : Number(to) - start + 1)
  const end = start + bytes.byteLength - 1
  const headers = { ETag: `"${version}"`, 'Content-Range': `bytes ${start}-${end}/${size}` }
  return new Response(bytes, { status: 206, headers })
}
