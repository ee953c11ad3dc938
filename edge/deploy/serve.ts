import { mkdirSync } from 'node:fs'
import { getRequestListener } from '@hono/node-server'
import { createApp } from '../app.ts'
import { DIST } from '../build/build.ts'
import { describeError } from '../errors/describe-error.ts'
import { StartProblem } from '../errors/start-problem.ts'
import { requestField } from '../http/request-id.ts'
import { keepBackups } from '../local/backup/keep-backups.ts'
import { keepTailsShort } from '../local/book/keep-tails-short.ts'
import { prepareBook } from '../local/book/prepare-book.ts'
import { nodeServices } from '../local/node-services.ts'
import { compressedBootstrap } from '../local/site/compressed-bootstrap.ts'
import { listen } from '../local/site/node-server.ts'
import { staticFiles } from '../local/site/static-files.ts'
import { keepSourcesFresh } from '../local/sources/keep-sources-fresh.ts'
import { sourcesHere } from '../local/sources/source-world-here.ts'
import { Crash, stopSignal, untilStopped } from '../local/stop-signals.ts'
import { outsideSources } from '../maps/outside-sources.ts'
import { EnvironmentProblem } from '../settings/env.ts'
import { parseServeSettings, type ServeSettings } from './serve-settings.ts'

// The app alone, for containers: Postgres and zero-cache are others'. It logs to its output, a line of JSON each.

const stopping = stopSignal()
try {
  const stop = await serve(parseServeSettings(process.env))
  await untilStopped(stopping)
  await stop()
} catch (error) {
  const isSaid = error instanceof EnvironmentProblem || error instanceof StartProblem
  console.error(isSaid ? error.message : `Clearheight could not start: ${describeError(error)}`)
  process.exit(1)
}
if (stopping.reason instanceof Crash) {
  log({ event: 'crash', error: describeError(stopping.reason.cause) })
  process.exit(1)
}
process.exit(0)

/** Answers how it is stopped: first no new requests are taken, then what they used is let go. */
async function serve({ env, databaseUrl, zeroPort, secrets }: ServeSettings): Promise<() => Promise<void>> {
  mkdirSync(env.dataDir, { recursive: true })
  const { host, port, signIn, publicSite } = env
  const server = await listen(host, port, undefined, { mode: signIn.mode, publicSite })
  await prepareBook(env, databaseUrl, (sentence) => log({ event: 'start', sentence }))
  const { services, close } = nodeServices({
    env,
    secrets: { ...secrets, postgresPassword: '', zeroAdminPassword: '', appPassword: '', zeroPassword: '' },
    databaseUrl,
    databaseFolder: env.dataDir,
    zeroPort,
    origins: server.origins,
    localOrigin: server.localOrigin,
    openSockets: server.openSockets,
  })
  // The database's disk is not seen from here.
  Object.assign(services, { log, hasRoom: async () => true })
  const pages = getRequestListener(staticFiles(DIST, outsideSources(env.maps)))
  server.open({ app: compressedBootstrap(createApp(services)), pages, zeroPort })
  const keepers = [
    keepTailsShort({ services, databaseUrl }),
    keepSourcesFresh({ services, here: sourcesHere(env, databaseUrl) }),
    ...(env.backups === null
      ? []
      : [
          keepBackups({
            services,
            url: databaseUrl,
            dataDir: env.dataDir,
            bucket: env.bucket,
            keeping: env.backups,
          }),
        ]),
  ]
  log({ event: 'up', origin: server.origin })
  return async () => {
    log({ event: 'stopping' })
    await Promise.all([server.close(), ...keepers.map((keeper) => keeper.stop())])
    await close()
  }
}

function log(entry: Record<string, string | number | boolean>): void {
  console.log(JSON.stringify({ at: new Date().toISOString(), ...requestField(), ...entry }))
}
