import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { BOOK_TAIL_PATH, BOOTSTRAP_PATH } from '../../../sync/api/paths.ts'

/**
 * The app, with what a new browser waits for packed for its way. Elsewhere whoever stands in front of the app does so;
 * the book is packed already, and streams are not to wait for it.
 */
export function compressedBootstrap(app: Hono): Hono {
  return new Hono().use(BOOTSTRAP_PATH, compress()).use(BOOK_TAIL_PATH, compress()).route('/', app)
}
