import type { Hono } from 'hono'
import { geocodeAddress } from '../../sync/api/geocode.ts'
import { requireUser } from '../auth/require-user.ts'
import type { BookOf } from '../book/caller-book.ts'
import { handle } from '../http/handle.ts'
import type { Services } from '../services/services.ts'
import { geocodeFor } from './geocode-for.ts'
import { placeOf } from './place-of.ts'

/** Places for words. */
export function geocodeRoutes(app: Hono, services: Services, bookOf: BookOf): void {
  handle(app, geocodeAddress, async ({ address, several }, c) => {
    const { userId } = await requireUser(c, services)
    const outcome = await geocodeFor(services, userId, await bookOf(c), address)
    if (outcome.kind === 'ambiguous' && several === 'list') return { candidates: [...outcome.candidates] }
    return placeOf(outcome)
  })
}
