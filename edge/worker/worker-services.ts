import { PLACES_FILE } from '../../sync/geocode/places/places.ts'
import { SESSION_COOKIE } from '../auth/session.ts'
import { cookieNameOn } from '../auth/session-cookie.ts'
import { urlSource } from '../files/byte-source.ts'
import { placesSource } from '../files/places-source.ts'
import { requestField } from '../http/request-id.ts'
import { EMBEDDED_BASEMAP, ownBasemap } from '../maps/basemap-sources.ts'
import { perMinute } from '../rate-limit/rate-limit.ts'
import type { Limits } from '../services/limits.ts'
import type { Services } from '../services/services.ts'
import { shareNothing } from '../services/share-reading.ts'
import { assistantSettingsOf } from '../settings/assistant-settings.ts'
import { importSlicesOf } from '../settings/import-settings.ts'
import { mapSettingsOf } from '../settings/map-settings.ts'
import { metricsTokenOf } from '../settings/metrics-token.ts'
import { offlineDaysOf } from '../settings/offline-days.ts'
import type { SignIn } from '../settings/sign-in-settings.ts'
import { sourceSettingsOf } from '../settings/source-settings.ts'
import type { WorkerEnv } from '../settings/worker-env.ts'
import type { Bindings, Lifetime } from './bindings.ts'
import { bucketStore } from './bucket-store.ts'
import { isolateMemory } from './isolate-memory.ts'
import { noFileStore } from './no-file-store.ts'
import { snapshotsInBucket } from './snapshots-in-bucket.ts'
import { type JobServices, sourceServices } from './source-services.ts'

const MINUTE_MS = 60_000

export type WorkerServices = Services & JobServices

/** What the app is given on Workers, for one request. */
export function workerServices(
  env: WorkerEnv & Bindings,
  signIn: SignIn,
  { withDb }: Pick<Services, 'withDb'>,
  lifetime: Lifetime,
): WorkerServices {
  const { bookOfTeam, snapshotsUnderWay, ...memory } = isolateMemory
  const maps = mapSettingsOf(env)
  const forJobs = { databaseUrl: env.DATABASE_URL, slices: importSlicesOf(env), jobs: env.JOBS }
  // biome-ignore lint/suspicious/noConsole: Cloudflare collects a Worker's log from the console.
  const log: Services['log'] = (entry) => console.log(JSON.stringify({ ...requestField(), ...entry }))
  const keptSnapshots =
    env.FILES === undefined
      ? null
      : snapshotsInBucket({ bucket: env.FILES, lifetime, withDb, log, underWay: snapshotsUnderWay })
  const base: Omit<Services, keyof ReturnType<typeof sourceServices>> = {
    withDb,
    shareReading: shareNothing,
    bookOfTeam: (db, team) => bookOfTeam(db, team, keptSnapshots),
    keptSnapshots,
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
    ...memory,
    limitEverywhere: (kind, key) => limitByPlatform(env, kind, key),
    files: env.FILES === undefined ? noFileStore : bucketStore(env.FILES),
    openSockets: () => null,
    rasterize: async (svg) => (await import('../pictures/worker-rendering.ts')).rasterize(svg),
    makePdf: async (document, options) =>
      (await import('../pictures/worker-rendering.ts')).makePdf(document, options),
    now: () => new Date(),
    log,
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
  const all = { ...base, ...forJobs }
  return { ...all, ...sourceServices({ ...all, lifetime }) }
}

/** Asks the platform's counter for this many calls a minute, such as CALLS_60. Where there is none, all may. */
async function limitByPlatform(bindings: Bindings, kind: keyof Limits, key: string): Promise<number | null> {
  const counter = bindings[`CALLS_${perMinute(kind)}`]
  if (counter === undefined) return null
  const { success } = await counter.limit({ key: `${kind}:${key}` })
  return success ? null : MINUTE_MS
}

/** The same for everybody, as long as this version of the Worker is. */
const places = placesSource()
