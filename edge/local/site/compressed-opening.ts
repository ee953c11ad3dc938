import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { OPENING_PATH } from '../../../sync/opening.ts'

/**
 * The app, with what a new browser waits for packed for its way. Elsewhere whoever stands in front of the app does so;
 * the book is packed already, and streams are not to wait for it.
 */
export function compressedOpening(app: Hono): Hono {
  return new Hono().use(OPENING_PATH, compress()).route('/', app)
}
