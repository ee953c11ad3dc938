import { NOTHING_HERE } from '../http/api-error.ts'
import { OTHER_HOST, OTHER_SITE } from '../http/same-site.ts'
import type { WorkerEnv } from '../settings/worker-env.ts'
import { isSyncSocketPath } from '../zero/sync-socket-path.ts'

/** zero-cache checks no Origin itself: a page of another site could else use a person's session. */
export async function passToZeroCache(request: Request, env: WorkerEnv): Promise<Response> {
  const { pathname, search, origin } = new URL(request.url)
  if (!isSyncSocketPath(pathname)) return new Response(NOTHING_HERE, { status: 404 })
  const ours = new URL(env.PUBLIC_ORIGIN).origin
  if (origin !== ours) return new Response(OTHER_HOST, { status: 421 })
  if (request.headers.get('origin') !== ours) return new Response(OTHER_SITE, { status: 403 })
  return fetch(new Request(new URL(pathname + search, env.ZERO_CACHE_URL), request))
}
