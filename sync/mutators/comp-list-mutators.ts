import * as z from 'zod/mini'
import { mustMayChange, mustMayRemove, mustMayRestore, mustOwnCompList } from '../access/comp-list-access.ts'
import { mustMay } from '../access/rights.ts'
import {
  compListAddress,
  compListDescription,
  compListFilters,
  compListId,
  compListName,
  compPropertyId,
  comps,
  KEPT_AFTER_REMOVAL_MS,
} from '../domain/records/comp-list.ts'
import { zql } from '../schema.ts'
import { SyncError } from '../sync-error.ts'
import { insertComps } from './insert-comps.ts'
import { type Call, clock } from './mutator-call.ts'

const now = z.number()
const details = {
  name: compListName,
  description: compListDescription,
  centerAddress: compListAddress,
  isPublic: z.boolean(),
}

const latitude = z.number().check(z.minimum(-90), z.maximum(90))
const longitude = z.number().check(z.minimum(-180), z.maximum(180))

export const createCompListArgs = z.object({
  /** Made once per draft and reused on retry, so that a list sent twice is one list. */
  id: compListId,
  ...details,
  latitude: z.nullable(latitude),
  longitude: z.nullable(longitude),
  /** Miles. */
  radius: z.nullable(z.number().check(z.positive(), z.maximum(100))),
  subjectPropertyId: z.nullable(compPropertyId),
  filters: z.nullable(compListFilters),
  comps,
  now,
})

/** What is absent stays as it is. */
export const editCompListArgs = z.object({
  id: compListId,
  ...z.partial(z.object(details)).shape,
  /** The position of the center address; null where it is unknown. */
  center: z.optional(z.nullable(z.object({ latitude, longitude }))),
  now,
})
export const setSubjectArgs = z.object({ id: compListId, propertyId: z.nullable(compPropertyId), now })
export const compListArgs = z.object({ id: compListId, now })

/** Creates a list with its first comps, all or nothing. The same id again from the same owner changes nothing. */
export async function createCompList({
  tx,
  args,
  ctx,
}: Call<z.infer<typeof createCompListArgs>>): Promise<void> {
  const existing = await tx.run(zql.compList.where('id', args.id).one())
  if (existing) {
    if (existing.ownerId === ctx.userId) return
    throw new SyncError('invalid')
  }
  if (args.isPublic) mustMay(ctx, 'shareCompLists')
  const { comps: first, now: browserNow, ...list } = args
  const at = clock(tx, browserNow)
  await tx.mutate.compList.insert({
    ...list,
    teamId: ctx.teamId,
    ownerId: ctx.userId,
    typedSubject: null,
    gridBase: null,
    rowRates: null,
    removedAt: null,
    createdAt: at,
    updatedAt: at,
  })
  await insertComps(tx, { id: args.id, teamId: ctx.teamId, comps: first, present: [], at })
}

/** Changes what is given of name, description, center address and sharing; its owner only. */
export async function editCompList({ tx, args, ctx }: Call<z.infer<typeof editCompListArgs>>): Promise<void> {
  const list = await mustOwnCompList(tx, args.id, ctx)
  if (args.isPublic ?? list.isPublic) mustMay(ctx, 'shareCompLists')
  const { now: browserNow, center, ...changed } = args
  await tx.mutate.compList.update({
    ...changed,
    ...(center !== undefined && {
      latitude: center?.latitude ?? null,
      longitude: center?.longitude ?? null,
    }),
    updatedAt: clock(tx, browserNow),
  })
}

/** Says which property the comps are compared with, or that there is none; its owner only. */
export async function setSubject({ tx, args, ctx }: Call<z.infer<typeof setSubjectArgs>>): Promise<void> {
  await mustMayChange(tx, args.id, ctx)
  await tx.mutate.compList.update({
    id: args.id,
    subjectPropertyId: args.propertyId,
    updatedAt: clock(tx, args.now),
  })
}

/** Deletes a list; its owner, and a shared one an administrator. It can be restored for a day, then the owner's next deletion forgets it. */
export async function removeCompList({ tx, args, ctx }: Call<z.infer<typeof compListArgs>>): Promise<void> {
  await mustMayRemove(tx, args.id, ctx)
  const at = clock(tx, args.now)
  const forgotten = await tx.run(
    zql.compList.where('ownerId', ctx.userId).where('removedAt', '<', at - KEPT_AFTER_REMOVAL_MS),
  )
  for (const { id } of forgotten) await tx.mutate.compList.delete({ id })
  await tx.mutate.compList.update({ id: args.id, removedAt: at, updatedAt: at })
}

/** Undoes a deletion, for whoever may delete. A browser no longer has the list, so only the server runs this. */
export async function restoreCompList({ tx, args, ctx }: Call<z.infer<typeof compListArgs>>): Promise<void> {
  const list = await mustMayRestore(tx, args.id, ctx)
  if (list === null) return
  await tx.mutate.compList.update({ id: args.id, removedAt: null, updatedAt: clock(tx, args.now) })
}
