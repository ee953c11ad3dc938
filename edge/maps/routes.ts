import type { Context, Hono } from 'hono'
import { getBasemaps, getOwnBasemap } from '../../sync/api/maps.ts'
import { requireUser } from '../auth/require-user.ts'
import { readRange, streamBytes } from '../files/byte-range.ts'
import type { ByteSource } from '../files/byte-source.ts'
import { ApiError } from '../http/api-error.ts'
import { handle } from '../http/handle.ts'
import type { Services } from '../services/services.ts'
import { basemapsOf } from './basemaps-of.ts'
import { ownCredits } from './own-credits.ts'

/** Which maps the page may draw, and the tiles of the user's own file. */
export function mapRoutes(app: Hono, services: Services): void {
  const { basemap, settings } = services

  handle(app, getBasemaps, async (_input, c) => {
    await requireUser(c, services)
    return basemapsOf(settings.maps, basemap.own === null ? [] : await ownCredits(basemap.own))
  })

  app.get(getOwnBasemap.path, async (c) => {
    await requireUser(c, services)
    if (basemap.own === null) throw new ApiError('not_found', 'No map file is set: BASEMAP_PMTILES is empty.')
    return answerPart(c, basemap.own)
  })
}

async function answerPart(c: Context, source: ByteSource): Promise<Response> {
  const { size, version } = await source.about().catch(() => {
    throw new ApiError('unavailable', 'The map file that BASEMAP_PMTILES names cannot be read.')
  })
  const etag = `"${version.replaceAll(/[^\w-]/g, '')}"`
  const headers = {
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, no-cache',
    'Content-Type': 'application/vnd.pmtiles',
    ETag: etag,
    Vary: 'Cookie',
  }
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
  const isOther = (c.req.header('if-range') ?? etag) !== etag
  const range = isOther ? null : readRange(c.req.header('range'), size)
  if (range === 'unsatisfiable') return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${size}` })
  const { offset, length } = range ?? { offset: 0, length: size }
  const body = streamBytes(source, { offset, length })
  const answered = { ...headers, 'Content-Length': String(length) }
  if (range === null) return c.body(body, 200, answered)
  const contentRange = `bytes ${offset}-${offset + length - 1}/${size}`
  return c.body(body, 206, { ...answered, 'Content-Range': contentRange })
}
