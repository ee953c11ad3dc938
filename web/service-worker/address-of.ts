import { LANDING_PATH } from '../../sync/api/paths.ts'

/** Names below it carry a hash of their content, so that those of all versions can be kept side by side. */
const HASHED = '/assets/'
/** The server's own: who asks there gets the server's answer or none. */
const OF_THE_SERVER = /^\/(api|zero)(\/|$)/
/** Read by who is not signed in: nothing of it is kept. */
const IS_PUBLIC = new RegExp(`^${LANDING_PATH}/?$`)
/** A path whose last part has no ending is a screen of the app. */
const SCREEN = /\/[^/.]*$/

/**
 * The path under which the answer to a request is kept, or undefined for a request that is none of the worker's
 * business. `unhashed` are the paths of files without a hash in their name; '/' is the document.
 */
export function addressOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
  unhashed: ReadonlySet<string>,
): string | undefined {
  const asked = new URL(url)
  const isOurs = method === 'GET' && asked.origin === origin
  if (!isOurs || OF_THE_SERVER.test(asked.pathname) || IS_PUBLIC.test(asked.pathname)) return undefined
  if (asked.pathname.startsWith(HASHED)) return asked.pathname
  const path = mode === 'navigate' && SCREEN.test(asked.pathname) ? '/' : asked.pathname
  return unhashed.has(path) ? path : undefined
}
