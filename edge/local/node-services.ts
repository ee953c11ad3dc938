import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connectNode } from '../../db/connect-node.ts'
import { PLACES_FILE } from '../../sync/geocode/places/places.ts'
import { cookieNameOn } from '../auth/session-cookie.ts'
import { createTeamBooks } from '../book/team-books.ts'
import { DIST } from '../build/build.ts'
import { placesSource } from '../files/places-source.ts'
import { requestField } from '../http/request-id.ts'
import { EMBEDDED_BASEMAP, ownBasemap } from '../maps/basemap-sources.ts'
import { createLimits } from '../rate-limit/rate-limit.ts'
import { createGeocodeMemory } from '../services/geocode-memory.ts'
import { createProviderMemory } from '../services/provider-memory.ts'
import { createRequestMetrics } from '../services/request-metrics.ts'
import type { Services } from '../services/services.ts'
import { createShareReading } from '../services/share-reading.ts'
import type { HostEnv } from '../settings/env.ts'
import { createImportJobs } from '../sources/run/create-import-jobs.ts'
import { prepareBaseInThread } from './book/prepare-base-in-thread.ts'
import { filesHere } from './bucket/files-here.ts'
import { type Secrets, sessionCookieOf, sessionSecretsOf } from './data/secrets.ts'
import { hasRoom } from './has-room.ts'
import { keepLogShort } from './process/log-file.ts'
import { renderInThread } from './rendering/render-in-thread.ts'
import { fileSource } from './sources/file-source.ts'
import { sourcesHere } from './sources/source-world-here.ts'
import { checkAddressInChild, readSourcesInChild, runTasksInChild } from './sources/sources-in-child.ts'
import { zeroCacheAnswers } from './zero/zero-cache.ts'

export interface NodeServices {
  readonly services: Services
  close(): Promise<void>
}

export interface NodeServicesOptions {
  readonly env: HostEnv
  readonly secrets: Secrets
  readonly databaseUrl: string
  /** Where Postgres writes. */
  readonly databaseFolder: string
  readonly zeroPort: number
  readonly origins: readonly [string, ...string[]]
  readonly localOrigin: string
  openSockets(): number
}

/** The world outside the app on one machine: a pool of connections, the clock, a log file, our zero-cache. */
export function nodeServices({
  env,
  secrets,
  databaseUrl,
  databaseFolder,
  zeroPort,
  origins,
  localOrigin,
  openSockets,
}: NodeServicesOptions): NodeServices {
  const connection = connectNode(databaseUrl)
  const logFile = join(env.dataDir, 'app.log')
  const log = createWriteStream(logFile, { flags: 'a', mode: 0o600 })
  // A log line that cannot be written to a full disk must not end the server.
  log.on('error', () => {})
  const stopShortening = keepLogShort(logFile)
  const places = placesSource()
  const say: Services['log'] = (entry) => {
    log.write(`${JSON.stringify({ at: new Date().toISOString(), ...requestField(), ...entry })}\n`)
  }
  const here = sourcesHere(env, databaseUrl)
  return {
    services: {
      withDb: (work) => work(connection.db),
      shareReading: createShareReading(),
      keptSnapshots: null,
      bookOfTeam: createTeamBooks({ prepareBase: prepareBaseInThread }),
      hasRoom: () => hasRoom(databaseFolder),
      zeroCacheAnswers: () => zeroCacheAnswers(zeroPort),
      fetch: (request) => fetch(request),
      basemap: {
        embedded: fileSource(join(DIST, EMBEDDED_BASEMAP)),
        own: ownBasemap(env.maps.pmtiles, (request) => fetch(request), fileSource),
      },
      places: () => places(() => readFile(join(DIST, PLACES_FILE))),
      geocodeMemory: createGeocodeMemory(),
      providerMemory: createProviderMemory(),
      requestMetrics: createRequestMetrics(),
      openSockets,
      ...renderInThread,
      limits: createLimits(() => new Date()),
      limitEverywhere: async () => null,
      files: filesHere(env.dataDir, env.bucket),
      readSources: readSourcesInChild(here),
      importJobs: createImportJobs(runTasksInChild(here), say),
      checkAddress: checkAddressInChild(here),
      now: () => new Date(),
      log: say,
      settings: {
        signIn: env.signIn,
        origins,
        innerOrigin: localOrigin,
        sessionCookie: cookieNameOn(origins[0], sessionCookieOf(secrets)),
        sessionSecrets: sessionSecretsOf(secrets),
        zeroApiKey: secrets.zeroApiKey,
        metricsToken: env.metricsToken,
        consoleUrl: env.consoleUrl,
        portfolioMapUrl: env.portfolioMapUrl,
        offlineDays: env.offlineDays,
        maps: env.maps,
        assistant: env.assistant,
        sources: env.sources,
      },
    },
    async close() {
      stopShortening()
      await connection.close()
      await new Promise<void>((done) => log.end(done))
    },
  }
}
