import type { Transaction } from '@rocicorp/zero'
import * as z from 'zod/mini'
import { mustMayChange } from '../access/comp-list-access.ts'
import { compListId, compNotes, compPropertyId, comps, MAX_COMPS } from '../domain/records/comp-list.ts'
import { type CompListEntryRow, zql } from '../schema.ts'
import type { SessionUser } from '../session.ts'
import { SyncError } from '../sync-error.ts'
import { insertComps } from './insert-comps.ts'
import { type Call, clock } from './mutator-call.ts'

const target = { compListId, now: z.number() }

export const addCompsArgs = z.object({ ...target, comps })
export const includeCompArgs = z.object({ ...target, propertyId: compPropertyId })
export const excludeCompArgs = z.object({ ...target, propertyId: compPropertyId, reason: compNotes })
export const annotateCompArgs = z.object({ ...target, propertyId: compPropertyId, notes: compNotes })
export const removeCompsArgs = z.object({
  ...target,
  propertyIds: z.array(compPropertyId).check(z.maxLength(MAX_COMPS)),
})
export const placeCompArgs = z.object({
  ...target,
  propertyId: compPropertyId,
  /** The comp to move it after; null for the first place. */
  after: z.nullable(compPropertyId),
})

/** Adds properties at the end of a list; those it has already stay as they are. */
export async function addComps({ tx, args, ctx }: Call<z.infer<typeof addCompsArgs>>): Promise<void> {
  const { at, entries } = await openList(tx, args, ctx)
  await insertComps(tx, { id: args.compListId, teamId: ctx.teamId, comps: args.comps, present: entries, at })
}

/** Includes a comp in the figures again. */
export async function includeComp({ tx, args, ctx }: Call<z.infer<typeof includeCompArgs>>): Promise<void> {
  const { at, entries } = await openList(tx, args, ctx)
  await tx.mutate.compListEntry.update({
    ...keyOf(entryIn(entries, args.propertyId)),
    isIncluded: true,
    excludedBy: null,
    excludedAt: null,
    excludeReason: null,
    updatedAt: at,
  })
}

/** Excludes a comp from the figures, and records who did, when and why. */
export async function excludeComp({ tx, args, ctx }: Call<z.infer<typeof excludeCompArgs>>): Promise<void> {
  const { at, entries } = await openList(tx, args, ctx)
  await tx.mutate.compListEntry.update({
    ...keyOf(entryIn(entries, args.propertyId)),
    isIncluded: false,
    excludedBy: ctx.userId,
    excludedAt: at,
    excludeReason: args.reason,
    updatedAt: at,
  })
}

export async function annotateComp({ tx, args, ctx }: Call<z.infer<typeof annotateCompArgs>>): Promise<void> {
  const { at, entries } = await openList(tx, args, ctx)
  await tx.mutate.compListEntry.update({
    ...keyOf(entryIn(entries, args.propertyId)),
    notes: args.notes,
    updatedAt: at,
  })
}

/** Removes comps from a list. Those that it does not have are ignored. */
export async function removeComps({ tx, args, ctx }: Call<z.infer<typeof removeCompsArgs>>): Promise<void> {
  const { entries } = await openList(tx, args, ctx)
  const going = new Set(args.propertyIds)
  for (const entry of entries) {
    if (going.has(entry.propertyId)) await tx.mutate.compListEntry.delete(keyOf(entry))
  }
}

/** Moves a comp to the place after another one. */
export async function placeComp({ tx, args, ctx }: Call<z.infer<typeof placeCompArgs>>): Promise<void> {
  const { at, entries } = await openList(tx, args, ctx)
  entryIn(entries, args.propertyId)
  for (const { propertyId, position } of placedAfter(entries, args.propertyId, args.after)) {
    await tx.mutate.compListEntry.update({ compListId: args.compListId, propertyId, position, updatedAt: at })
  }
}

interface OpenList {
  /** Milliseconds since 1970. */
  at: number
  entries: readonly CompListEntryRow[]
}

/** Updating the list first makes Postgres run writers of one list one after another. */
export async function openList(
  tx: Transaction,
  { compListId: id, now }: { compListId: number; now: number },
  ctx: SessionUser,
): Promise<OpenList> {
  await mustMayChange(tx, id, ctx)
  const at = clock(tx, now)
  await tx.mutate.compList.update({ id, updatedAt: at })
  const entries = await tx.run(
    zql.compListEntry.where('compListId', id).orderBy('position', 'asc').orderBy('propertyId', 'asc'),
  )
  return { at, entries }
}

export function entryIn(entries: readonly CompListEntryRow[], propertyId: string): CompListEntryRow {
  const entry = entries.find((one) => one.propertyId === propertyId)
  if (!entry) throw new SyncError('not_found', 'This property is no longer in the comp list.')
  return entry
}

export function keyOf({ compListId: list, propertyId }: CompListEntryRow) {
  return { compListId: list, propertyId }
}

interface Placed {
  propertyId: string
  position: number
}

/** Below this distance, a double soon has no more positions between two others. */
const ROOM = 1e-6

/**
 * The positions to change so that a comp comes after `after` (null or unknown: first). Usually only its own, halfway
 * between its new neighbors; where there is no room left, all are renumbered. `entries` must be in order.
 */
export function placedAfter(entries: readonly Placed[], propertyId: string, after: string | null): Placed[] {
  const others = entries.filter((entry) => entry.propertyId !== propertyId)
  const at = others.findIndex((entry) => entry.propertyId === after) + 1
  const before = others[at - 1]?.position
  const behind = others[at]?.position
  const low = before ?? (behind ?? 2) - 2
  const high = behind ?? low + 2
  if (high - low > ROOM) return [{ propertyId, position: (low + high) / 2 }]
  const inOrder = [...others.slice(0, at).map((entry) => entry.propertyId), propertyId]
  inOrder.push(...others.slice(at).map((entry) => entry.propertyId))
  return inOrder.map((id, index) => ({ propertyId: id, position: index + 1 }))
}
