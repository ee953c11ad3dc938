import type { Hono } from 'hono'
import { listDuplicates } from '../../sync/api/duplicates.ts'
import { getPropertySource } from '../../sync/api/properties.ts'
import { requireUser } from '../auth/require-user.ts'
import { handle } from '../http/handle.ts'
import { possibleDuplicates } from '../import/possible-duplicates.ts'
import { countCall } from '../rate-limit/count-call.ts'
import type { Services } from '../services/services.ts'
import { noSuchProperty } from './no-such-property.ts'
import { propertySourceOf } from './property-source.ts'

/** The cell behind every figure of a property, and what two sources may both have. */
export function sourceRoutes(app: Hono, services: Services): void {
  handle(app, getPropertySource, async ({ id }, c) => {
    const { teamId } = await requireUser(c, services)
    const found = await services.withDb((db) => propertySourceOf(db, teamId, id))
    if (found === null) throw noSuchProperty()
    return found
  })
  handle(app, listDuplicates, async (_input, c) => {
    const { teamId } = await countCall('questions', c, services)
    return { duplicates: await services.withDb((db) => possibleDuplicates(db, teamId)) }
  })
}
