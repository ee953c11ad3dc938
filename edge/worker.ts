import { connectNeon } from '../db/connect-neon.ts'
import { LANDING_PATH } from '../sync/api/paths.ts'
import { PLACES_FILE } from '../sync/geocode/places/places.ts'
import { createApp } from './app.ts'
import { SESSION_COOKIE } from './auth/session.ts'
import { cookieNameOn } from './auth/session-cookie.ts'
import { urlSource } from './files/byte-source.ts'
import { noFileStore } from './files/no-file-store.ts'
import { NOTHING_HERE } from './http/api-error.ts'
import type { Caller } from './http/client-address.ts'
import { contentSecurityPolicy, isPage, scriptSources } from './http/content-security.ts'
import { requestField } from './http/request-id.ts'
import { OTHER_HOST, OTHER_SITE } from './http/same-site.ts'
import { securityHeaders, withHeaders } from './http/security-headers.ts'
import { withKnownLength } from './http/with-known-length.ts'
import { EMBEDDED_BASEMAP, ownBasemap } from './maps/basemap-sources.ts'
import { outsideSources } from './maps/outside-sources.ts'
import type { Services } from './services/services.ts'
import { assistantSettingsOf } from './settings/assistant-settings.ts'
import { mapSettingsOf } from './settings/map-settings.ts'
import { metricsTokenOf } from './settings/metrics-token.ts'
import { offlineDaysOf } from './settings/offline-days.ts'
import type { SignIn } from './settings/sign-in-settings.ts'
import { sourceSettingsOf } from './settings/source-settings.ts'
import { parseWorkerEnv, type WorkerEnv } from './settings/worker-env.ts'
import { noImportJobs } from './sources/run/no-import-jobs.ts'
import { bookOfTeam, geocodeMemory, limits, places, providerMemory, requestMetrics } from './worker-memory.ts'
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
    const origin = parsed.ok ? parsed.env.PUBLIC_ORIGIN : request.url
    const answer = parsed.ok
      ? await answerOf(request, { ...parsed.env, ASSETS: env.ASSETS }, parsed.signIn, lifetime)
      : Response.json({ code: 'unavailable', message: parsed.sentence }, { status: 503 })
    return withHeaders(answer, securityHeaders(origin))
  },
}

async function answerOf(
  request: Request,
  env: WorkerEnv & Bindings,
  signIn: SignIn,
  lifetime: Lifetime,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/zero/')) return passToZeroCache(request, env)
  if (pathname === '/api' || pathname.startsWith('/api/')) {
    return withKnownLength(
      await createApp(servicesOf(env, signIn, lifetime)).fetch(request, callerOf(request)),
    )
  }
  return await fileOfApp(request, env)
}

/** Cloudflare writes this header itself, whatever the request had. */
function callerOf(request: Request): Caller {
  return { clientAddress: request.headers.get('cf-connecting-ip') }
}

/** The text of documents, which is the same as long as this version of the Worker is. */
const documents = new Map<string, Promise<string>>()

/** A file of the web app, or its page, with what it may load. */
async function fileOfApp(request: Request, env: WorkerEnv & Bindings): Promise<Response> {
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
    files: noFileStore,
    importJobs: noImportJobs,
    checkAddress: async () => ({ kind: 'failed', sentence: 'This server cannot fetch sources.' }),
    // No file of a source lies within a Worker's reach.
    readSources: async () => ({ kind: 'read', sources: [] }),
    requestMetrics,
    openSockets: () => null,
    rasterize: async (svg) => (await import('./pictures/worker-drawing-kit.ts')).rasterize(svg),
    pdfFonts: async () => (await import('./documents/worker-pdf-fonts.ts')).pdfFonts,
    now: () => new Date(),
    // biome-ignore lint/suspicious/noConsole: Cloudflare collects a Worker's log from the console.
    log: (entry) => console.log(JSON.stringify({ ...requestField(), ...entry })),
    settings: {
      signIn,
      origins: [env.PUBLIC_ORIGIN],
      innerOrigin: null,
      sessionCookie: cookieNameOn(env.PUBLIC_ORIGIN, SESSION_COOKIE),
      sessionSecrets: env.SESSION_SECRET,
      zeroApiKey: env.ZERO_API_KEY,
      metricsToken: metricsTokenOf(env),
      consoleUrl: env.CONSOLE_URL ?? null,
      portfolioMapUrl: env.PORTFOLIO_MAP_URL ?? null,
      offlineDays: offlineDaysOf(env),
      maps,
      assistant: assistantSettingsOf(env, maps.network),
      sources: sourceSettingsOf(env),
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
