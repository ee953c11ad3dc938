import type { Transaction } from '@rocicorp/zero'
import { zeroDrizzle } from '@rocicorp/zero/server/adapters/drizzle'
import type { Context, Hono } from 'hono'
import {
  addComp,
  changeComp,
  createCompList,
  getCompList,
  listCompLists,
  removeComp,
  removeCompList,
} from '../../sync/api/comp-lists.ts'
import { findSlot } from '../../sync/book/find-slot.ts'
import { propertyAt } from '../../sync/book/property-at.ts'
import { compOf } from '../../sync/comp-lists/comp-of.ts'
import { newCompListId } from '../../sync/comp-lists/new-comp-list-id.ts'
import { queries } from '../../sync/queries.ts'
import { schema } from '../../sync/schema.ts'
import type { SessionUser } from '../../sync/session.ts'
import { countCall } from '../auth/count-call.ts'
import { requireUser } from '../auth/require-user.ts'
import type { BookOf } from '../book/caller-book.ts'
import { ApiError } from '../http/api-error.ts'
import { handle } from '../http/handle.ts'
import { standingFor } from '../mutators/known-properties.ts'
import { runMutation } from '../mutators/run-mutation.ts'
import { serverMutators } from '../mutators/server-mutators.ts'
import { noSuchProperty } from '../properties/no-such-property.ts'
import type { Services } from '../services/services.ts'
import { foundList, type ReadComp, type ReadCompList, shownComp, shownCompList } from './shown-comp-list.ts'

/** Comp lists over HTTP: the same queries and mutators as through the sync engine. */
export function compListRoutes(app: Hono, services: Services, bookOf: BookOf): void {
  /** Runs mutators as the caller, and reads the list they left in the same transaction. */
  async function change(
    c: Context,
    id: number,
    work: (tx: Transaction, ctx: SessionUser) => Promise<void>,
  ): Promise<ReadCompList> {
    const ctx = await countCall('writes', c, services)
    return services.withDb((db) =>
      runMutation(db, async (tx) => {
        await work(tx, ctx)
        return foundList(await tx.run(queries.compList.one.fn({ args: { id }, ctx })))
      }),
    )
  }

  handle(app, listCompLists, async (_, c) => {
    const ctx = await requireUser(c, services)
    const lists = await services.withDb((db) =>
      zeroDrizzle(schema, db).run(queries.compList.visible.fn({ args: undefined, ctx })),
    )
    return lists.map(shownCompList)
  })

  handle(app, createCompList, async (details, c) => {
    const id = newCompListId()
    const nothing = { latitude: null, longitude: null, radius: null, subjectPropertyId: null, filters: null }
    const args = { id, ...details, ...nothing, comps: [], now: Date.now() }
    return shownCompList(
      await change(c, id, (tx, ctx) => serverMutators.compList.create.fn({ tx, args, ctx })),
    )
  })

  handle(app, getCompList, async ({ id }, c) => {
    const ctx = await requireUser(c, services)
    const list = await services.withDb((db) =>
      zeroDrizzle(schema, db).run(queries.compList.one.fn({ args: { id }, ctx })),
    )
    const book = await bookOf(c)
    const seen = foundList(list)
    return { ...shownCompList(seen), properties: seen.entries.map((entry) => shownComp(entry, book)) }
  })

  handle(app, removeCompList, async ({ id }, c) => {
    const ctx = await countCall('writes', c, services)
    const args = { id, now: Date.now() }
    await services.withDb((db) =>
      runMutation(db, (tx) => serverMutators.compList.remove.fn({ tx, args, ctx })),
    )
    return {}
  })

  handle(app, addComp, async ({ id, propertyId, notes }, c) => {
    const book = await bookOf(c)
    let standing = propertyId
    const list = await change(c, id, async (tx, ctx) => {
      standing = await standingIn(tx, ctx, propertyId)
      const slot = findSlot(book, standing)
      if (slot < 0) throw noSuchProperty()
      const args = { compListId: id, comps: [compOf(propertyAt(book, slot), notes)], now: Date.now() }
      await serverMutators.comp.add.fn({ tx, args, ctx })
    })
    return shownComp(compIn(list, standing), book)
  })

  handle(app, changeComp, async ({ id, propertyId, isIncluded, reason, notes }, c) => {
    if (isIncluded === undefined && notes === undefined) {
      throw new ApiError('bad_request', 'isIncluded: must be given, or notes.')
    }
    const book = await bookOf(c)
    const args = { compListId: id, propertyId, now: Date.now() }
    let standing = propertyId
    const list = await change(c, id, async (tx, ctx) => {
      standing = await standingIn(tx, ctx, propertyId)
      if (isIncluded === true) await serverMutators.comp.include.fn({ tx, args, ctx })
      if (isIncluded === false) await serverMutators.comp.exclude.fn({ tx, args: { ...args, reason }, ctx })
      if (notes !== undefined) await serverMutators.comp.annotate.fn({ tx, args: { ...args, notes }, ctx })
    })
    return shownComp(compIn(list, standing), book)
  })

  handle(app, removeComp, async ({ id, propertyId }, c) => {
    const args = { compListId: id, propertyIds: [propertyId], now: Date.now() }
    await change(c, id, (tx, ctx) => serverMutators.comp.remove.fn({ tx, args, ctx }))
    return {}
  })
}

/** It may have been joined into another, whose comp it is then. */
async function standingIn(tx: Transaction, ctx: SessionUser, propertyId: string): Promise<string> {
  return (await standingFor({ tx, ctx }, [propertyId])).get(propertyId)?.id ?? propertyId
}

function compIn({ entries }: ReadCompList, propertyId: string): ReadComp {
  const comp = entries.find((entry) => entry.propertyId === propertyId)
  if (!comp) throw new ApiError('not_found', 'This property is not in the comp list.')
  return comp
}
