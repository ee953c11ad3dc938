import type { Hono } from 'hono'
import { getPropertySource } from '../../sync/api/property-source.ts'
import { requireUser } from '../auth/require-user.ts'
import { handle } from '../http/handle.ts'
import type { Services } from '../services/services.ts'
import { noSuchProperty } from './no-such-property.ts'
import { propertySourceOf } from './property-source.ts'

/** The cell behind every figure of a property. */
export function sourceRoutes(app: Hono, services: Services): void {
  handle(app, getPropertySource, async ({ id }, c) => {
    const { teamId } = await requireUser(c, services)
    const found = await services.withDb((db) => propertySourceOf(db, teamId, id))
    if (found === null) throw noSuchProperty()
    return found
  })
}
