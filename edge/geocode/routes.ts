import type { Hono } from 'hono'
import { geocodeApi } from '../../sync/geocode-api.ts'
import { requireUser } from '../auth/require-user.ts'
import type { BookOf } from '../book/caller-book.ts'
import { handle } from '../handle.ts'
import type { Services } from '../services.ts'
import { geocode } from './geocode.ts'
import { placeOf } from './place-of.ts'

/** Places for words. */
export function geocodeRoutes(app: Hono, services: Services, bookOf: BookOf): void {
  handle(app, geocodeApi.geocode, async ({ address, several }, c) => {
    services.limits.geocode((await requireUser(c, services)).userId)
    const outcome = await geocode(services, await bookOf(c), address)
    if (outcome.kind === 'ambiguous' && several === 'list') return { candidates: [...outcome.candidates] }
    return placeOf(outcome)
  })
}
