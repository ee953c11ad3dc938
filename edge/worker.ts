import { connectNeon } from '../db/connect-neon.ts'
import { PLACES_FILE } from '../sync/geocode/places/places.ts'
import { createApp } from './app.ts'
import { SESSION_COOKIE } from './auth/session.ts'
import { cookieNameOn } from './auth/session-cookie.ts'
import { createTeamBooks } from './book/team-books.ts'
import { urlSource } from './files/byte-source.ts'
import { placesSource } from './files/places-source.ts'
import { NOTHING_HERE } from './http/api-error.ts'
import { OTHER_HOST, OTHER_SITE } from './http/same-site.ts'
import { EMBEDDED_BASEMAP, ownBasemap } from './maps/basemap-sources.ts'
import { createLimits } from './rate-limit/rate-limit.ts'
import { createGeocodeMemory } from './services/geocode-memory.ts'
import { createProviderMemory } from './services/provider-memory.ts'
import type { Services } from './services/services.ts'
import { assistantSettingsOf } from './settings/assistant-settings.ts'
import { mapSettingsOf } from './settings/map-settings.ts'
import type { SignIn } from './settings/sign-in-settings.ts'
import { parseWorkerEnv, type WorkerEnv } from './settings/worker-env.ts'
import { isSyncSocketPath } from './zero/sync-socket-path.ts'

interface Lifetime {
  waitUntil(work: Promise<unknown>): void
}

interface Bindings {
  /** The files of the web app. */
  ASSETS: { fetch(request: Request): Promise<Response> }
}

/** The same app on Cloudflare Workers: static files are the platform's, the sync engine's socket is passed on. */
export default {
  async fetch(request: Request, env: Bindings, lifetime: Lifetime): Promise<Response> {
    const parsed = parseWorkerEnv(env)
    if (!parsed.ok) return Response.json({ code: 'unavailable', message: parsed.sentence }, { status: 503 })
    if (new URL(request.url).pathname.startsWith('/zero/')) return passToZeroCache(request, parsed.env)
    const bindings = { ...parsed.env, ASSETS: env.ASSETS }
    return createApp(servicesOf(bindings, parsed.signIn, lifetime)).fetch(request)
  },
}

/** Kept from request to request. Only one book, because an isolate has 128 MB. */
const bookOfTeam = createTeamBooks({ limit: 1, sharesReading: false })
const places = placesSource()
const geocodeMemory = createGeocodeMemory()
const providerMemory = createProviderMemory()
const limits = createLimits(() => new Date())

/** A socket of a Worker does not outlive its request, so every request has a pool of its own. */
function servicesOf(env: WorkerEnv & Bindings, signIn: SignIn, lifetime: Lifetime): Services {
  const maps = mapSettingsOf(env)
  return {
    async withDb(work) {
      const connection = connectNeon(env.DATABASE_URL)
      try {
        return await work(connection.db)
      } finally {
        lifetime.waitUntil(connection.close())
      }
    },
    bookOfTeam,
    hasRoom: async () => true,
    async zeroCacheAnswers() {
      const response = await fetch(new URL('/keepalive', env.ZERO_CACHE_URL)).catch(() => null)
      return response?.ok ?? false
    },
    fetch: (request) => fetch(request),
    basemap: {
      embedded: urlSource(`${env.PUBLIC_ORIGIN}/${EMBEDDED_BASEMAP}`, (request) => env.ASSETS.fetch(request)),
      own: ownBasemap(
        maps.pmtiles,
        (request) => fetch(request),
        () => null,
      ),
    },
    places: () =>
      places(async () => {
        const file = await env.ASSETS.fetch(new Request(`${env.PUBLIC_ORIGIN}/${PLACES_FILE}`))
        return new Uint8Array(await file.arrayBuffer())
      }),
    geocodeMemory,
    providerMemory,
    limits,
    // No file of a source lies within a Worker's reach.
    readSources: async () => ({ kind: 'read', sources: [] }),
    rasterize: async (svg) => (await import('./pictures/worker-drawing-kit.ts')).rasterize(svg),
    pdfFonts: async () => (await import('./documents/worker-pdf-fonts.ts')).pdfFonts,
    now: () => new Date(),
    // biome-ignore lint/suspicious/noConsole: Cloudflare collects a Worker's log from the console.
    log: (entry) => console.log(JSON.stringify(entry)),
    settings: {
      signIn,
      origins: [env.PUBLIC_ORIGIN],
      sessionCookie: cookieNameOn(env.PUBLIC_ORIGIN, SESSION_COOKIE),
      sessionSecret: env.SESSION_SECRET,
      zeroApiKey: env.ZERO_API_KEY,
      consoleUrl: env.CONSOLE_URL ?? null,
      portfolioMapUrl: env.PORTFOLIO_MAP_URL ?? null,
      maps,
      assistant: assistantSettingsOf(env, maps.network),
    },
  }
}

/** zero-cache checks no Origin itself: a page of another site could else use a person's session. */
async function passToZeroCache(request: Request, env: WorkerEnv): Promise<Response> {
  const { pathname, search, origin } = new URL(request.url)
  if (!isSyncSocketPath(pathname)) return new Response(NOTHING_HERE, { status: 404 })
  const ours = new URL(env.PUBLIC_ORIGIN).origin
  if (origin !== ours) return new Response(OTHER_HOST, { status: 421 })
  if (request.headers.get('origin') !== ours) return new Response(OTHER_SITE, { status: 403 })
  return fetch(new Request(new URL(pathname + search, env.ZERO_CACHE_URL), request))
}
