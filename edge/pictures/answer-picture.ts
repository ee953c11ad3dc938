import type { Context } from 'hono'
import { NOTHING_LOADS } from '../http/security-headers.ts'
import type { OutsidePicture } from './outside-picture.ts'

/** A picture must not run or load anything, whatever it contains. */
const SECURITY = {
  'Content-Security-Policy': `${NOTHING_LOADS}; style-src 'unsafe-inline'; sandbox`,
}
/** Browsers cache a picture for an hour (specification, section 9). */
export const CACHING = 'private, max-age=3600'

/** Answers with a built-in picture, as SVG or, where `rasterize` is given, as PNG. */
export async function answerDrawing(
  c: Context,
  svg: string,
  rasterize?: (svg: string) => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Response> {
  const etag = `"${await digest(svg)}${rasterize === undefined ? '' : '-png'}"`
  const headers = { ...SECURITY, 'Cache-Control': CACHING, ETag: etag, Vary: 'Cookie' }
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
  if (rasterize === undefined) {
    return c.body(svg, 200, { ...headers, 'Content-Type': 'image/svg+xml; charset=utf-8' })
  }
  return c.body(await rasterize(svg), 200, { ...headers, 'Content-Type': 'image/png' })
}

/** Answers with a map service's picture. */
export function answerOutside(c: Context, { bytes, contentType }: OutsidePicture): Response {
  const headers = { ...SECURITY, 'Cache-Control': CACHING, Vary: 'Cookie' }
  return c.body(bytes, 200, { ...headers, 'Content-Type': contentType })
}

async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash, 0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
