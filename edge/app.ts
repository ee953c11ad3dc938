import { Hono } from 'hono'
import type { HonoOptions } from 'hono/hono-base'
import type { BlankEnv } from 'hono/types'
import { attachmentRoutes } from './attachments/routes.ts'
import { guardContract } from './auth/guard-contract.ts'
import { recordRefusal } from './auth/record-refusal.ts'
import { authRoutes } from './auth/routes.ts'
import { bootstrapRoute } from './book/bootstrap-route.ts'
import { createBookOf } from './book/caller-book.ts'
import { bookRoutes } from './book/routes.ts'
import { chatRoutes } from './chat/routes.ts'
import { compListExportRoutes } from './comp-lists/export-routes.ts'
import { compListFromProximityRoute } from './comp-lists/from-proximity.ts'
import { compListRoutes } from './comp-lists/routes.ts'
import { correctionRoutes } from './corrections/routes.ts'
import { documentRoutes } from './documents/routes.ts'
import { duplicateRoutes } from './duplicates/routes.ts'
import { everythingRoutes } from './everything/routes.ts'
import { geocodeRoutes } from './geocode/routes.ts'
import { healthRoutes } from './health.ts'
import { historyRoutes } from './history/routes.ts'
import { ApiError, NOTHING_HERE, respondWithError } from './http/api-error.ts'
import { privateAnswers } from './http/private-answers.ts'
import { nameRequests } from './http/request-id.ts'
import { sameSite } from './http/same-site.ts'
import { smallBodies } from './http/small-bodies.ts'
import { mapRoutes } from './maps/routes.ts'
import { measureRequests, metricsRoutes } from './metrics/routes.ts'
import { noteRoutes } from './notes/routes.ts'
import { auditRoutes } from './people/audit-routes.ts'
import { peopleRoutes } from './people/routes.ts'
import { tokenRoutes } from './people/token-routes.ts'
import { pictureRoutes } from './pictures/routes.ts'
import { portfolioRoutes } from './portfolio/routes.ts'
import { propertyRoutes } from './properties/routes.ts'
import { sourceRoutes } from './properties/source-routes.ts'
import { proximityMapRoutes } from './proximity/map-routes.ts'
import { proximityRoutes } from './proximity/routes.ts'
import { referenceRoutes } from './reference/routes.ts'
import type { Services } from './services/services.ts'
import { changeSourceRoutes } from './sources/change-routes.ts'
import { sourceHostRoutes } from './sources/hosts/routes.ts'
import { importRoutes } from './sources/imports/routes.ts'
import { listedSourceRoutes } from './sources/routes.ts'
import { uploadRoutes } from './sources/uploads/routes.ts'
import { syncRunRoutes } from './sync-run/routes.ts'
import { zeroRoutes } from './zero/routes.ts'

/** The whole HTTP interface under `/api`. Static files and the sync engine's socket are the host's. */
export function createApp(services: Services, options: Pick<HonoOptions<BlankEnv>, 'router'> = {}): Hono {
  const app = new Hono(options)
  const bookOf = createBookOf(services)
  app.onError(async (error, c) => {
    if (error instanceof ApiError && error.code === 'forbidden') await recordRefusal(c, services)
    return respondWithError(error, c, services.log)
  })
  app.use('/api/*', nameRequests)
  measureRequests(app, services)
  app.use('/api/*', privateAnswers)
  app.use('/api/*', sameSite(services.settings))
  zeroRoutes(app, services)
  app.use('/api/*', smallBodies)
  guardContract(app, services)
  healthRoutes(app, services)
  metricsRoutes(app, services)
  referenceRoutes(app, services)
  authRoutes(app, services)
  tokenRoutes(app, services)
  peopleRoutes(app, services)
  bookRoutes(app, services)
  bootstrapRoute(app, services)
  propertyRoutes(app, services, bookOf)
  portfolioRoutes(app, services, bookOf)
  sourceRoutes(app, services)
  duplicateRoutes(app, services)
  historyRoutes(app, services)
  noteRoutes(app, services)
  correctionRoutes(app, services)
  attachmentRoutes(app, services)
  compListRoutes(app, services, bookOf)
  compListExportRoutes(app, services, bookOf)
  compListFromProximityRoute(app, services, bookOf)
  chatRoutes(app, services, bookOf)
  documentRoutes(app, services, bookOf)
  everythingRoutes(app, services, bookOf)
  geocodeRoutes(app, services, bookOf)
  mapRoutes(app, services)
  pictureRoutes(app, services)
  proximityRoutes(app, services, bookOf)
  proximityMapRoutes(app, services, bookOf)
  listedSourceRoutes(app, services)
  changeSourceRoutes(app, services)
  sourceHostRoutes(app, services)
  uploadRoutes(app, services)
  importRoutes(app, services)
  syncRunRoutes(app, services, bookOf)
  auditRoutes(app, services)
  app.all('/api/*', () => {
    throw new ApiError('not_found', NOTHING_HERE)
  })
  return app
}
