import { LANDING_PATH } from '../../sync/api/paths.ts'
import { NOTHING_HERE } from '../http/api-error.ts'
import { contentSecurityPolicy, isPage, scriptSources } from '../http/content-security.ts'
import { OTHER_HOST } from '../http/same-site.ts'
import { withHeaders } from '../http/security-headers.ts'
import { outsideSources } from '../maps/outside-sources.ts'
import { mapSettingsOf } from '../settings/map-settings.ts'
import type { WorkerEnv } from '../settings/worker-env.ts'
import type { Bindings } from './bindings.ts'

/** The text of documents, which is the same as long as this version of the Worker is. */
const documents = new Map<string, Promise<string>>()

/** A file of the web app, or its page, with what it may load. */
export async function fileOfApp(request: Request, env: WorkerEnv & Bindings): Promise<Response> {
  const { pathname, origin } = new URL(request.url)
  const ours = new URL(env.PUBLIC_ORIGIN).origin
  if (origin !== ours) return new Response(OTHER_HOST, { status: 421 })
  const file = await env.ASSETS.fetch(request)
  // The platform answers with the page whatever is not there.
  if (!isPage(pathname) && file.headers.get('content-type')?.startsWith('text/html')) {
    return new Response(NOTHING_HERE, { status: 404 })
  }
  const scripts = await scriptSources(pathname, () => {
    const path = pathname.replace(/\/$/, '') === LANDING_PATH ? LANDING_PATH : '/'
    const known = documents.get(path) ?? env.ASSETS.fetch(new Request(ours + path)).then((it) => it.text())
    documents.set(path, known)
    return known
  })
  const policy = contentSecurityPolicy(ours, scripts, outsideSources(mapSettingsOf(env)))
  return withHeaders(file, { 'Content-Security-Policy': policy })
}
