import type { Hono } from 'hono'
import { createListFromProximity } from '../../sync/api/comp-list-from-proximity.ts'
import { propertyAt } from '../../sync/book/property-at.ts'
import { valuesIn } from '../../sync/book/values-in.ts'
import { compOf } from '../../sync/comp-lists/comp-of.ts'
import { inCalls } from '../../sync/comp-lists/in-calls.ts'
import { newCompListId } from '../../sync/comp-lists/new-comp-list-id.ts'
import { describeCriterion } from '../../sync/domain/criteria/describe-criterion.ts'
import { proximityCriteria, proximityFilterProblem } from '../../sync/domain/criteria/proximity-criteria.ts'
import { MAX_COMPS, TOO_MANY_COMPS } from '../../sync/domain/records/comp-list.ts'
import { allAround } from '../../sync/proximity/all-around.ts'
import { compsAmong, countWithin } from '../../sync/proximity/comps-around.ts'
import { proximityHref } from '../../sync/proximity/proximity-href.ts'
import { countCall } from '../auth/count-call.ts'
import type { BookOf } from '../book/caller-book.ts'
import { ApiError } from '../http/api-error.ts'
import { handle } from '../http/handle.ts'
import { runMutation } from '../mutators/run-mutation.ts'
import { serverMutators } from '../mutators/server-mutators.ts'
import type { Services } from '../services/services.ts'

/** Saves a search near a place as a comp list of the caller, which remembers what it was made with. */
export function compListFromProximityRoute(app: Hono, services: Services, bookOf: BookOf): void {
  handle(app, createListFromProximity, async ({ name, address, radius, filters: filter, ...place }, c) => {
    const problem = proximityFilterProblem(filter)
    if (problem !== null) throw new ApiError('bad_request', `filters: ${problem.message}.`)
    const ctx = await countCall('writes', c, services)
    const book = await bookOf(c)
    const criteria = proximityCriteria(filter, (field) => valuesIn(book, field))
    const found = compsAmong(book, allAround(book, place), criteria, -1)
    const slots = found.slots.subarray(0, countWithin(found, radius))
    if (slots.length > MAX_COMPS) throw new ApiError('bad_request', TOO_MANY_COMPS)
    const args = {
      id: newCompListId(),
      name,
      description: null,
      centerAddress: address,
      isPublic: false,
      ...place,
      radius,
      subjectPropertyId: null,
      filters: {
        words: criteria.map((criterion) => {
          const { key, value } = describeCriterion(criterion, 'month')
          return `${key} ${value}`
        }),
        href: proximityHref({ center: place, address, radius, criteria }),
      },
      now: services.now().getTime(),
    }
    const [comps, ...more] = inCalls(Array.from(slots, (slot) => compOf(propertyAt(book, slot))))
    await services.withDb((db) =>
      runMutation(db, async (tx) => {
        await serverMutators.compList.create.fn({ tx, args: { ...args, comps }, ctx })
        for (const part of more) {
          await serverMutators.comp.add.fn({
            tx,
            args: { compListId: args.id, comps: part, now: args.now },
            ctx,
          })
        }
      }),
    )
    return { id: args.id, totalProperties: slots.length }
  })
}
