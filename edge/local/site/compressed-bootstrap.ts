import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { BOOK_TAIL_PATH, BOOTSTRAP_PATH } from '../../../sync/api/paths.ts'

/**
 * The app, with the answer that a new browser waits for compressed. In other deployments a proxy does that. The book
 * is compressed already, and streams must not be delayed by it.
 */
export function compressedBootstrap(app: Hono): Hono {
  return new Hono().use(BOOTSTRAP_PATH, compress()).use(BOOK_TAIL_PATH, compress()).route('/', app)
}
