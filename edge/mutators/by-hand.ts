import { and, asc, eq, isNull } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Database } from '../../db/database.ts'
import { propertyChange } from '../../db/history-schema.ts'
import { source } from '../../db/private-schema.ts'
import { property } from '../../db/property-table.ts'
import { mustMay } from '../../sync/access/rights.ts'
import { HAND_SOURCE } from '../../sync/domain/records/hand-source.ts'
import type { Call } from '../../sync/mutators/mutator-call.ts'
import type { addPropertyArgs, propertyArgs } from '../../sync/mutators/property-mutators.ts'
import type { SessionUser } from '../../sync/session.ts'
import { readTypedProperty } from '../../sync/sheets/typed/read-typed-property.ts'
import { SyncError } from '../../sync/sync-error.ts'
import { settleProperties } from '../duplicates/settle-properties.ts'
import { contentHash } from '../import/rows/classify-row.ts'
import { NO_SUCH_PROPERTY } from '../properties/no-such-property.ts'
import { databaseOf } from './database-of.ts'
import { openBook } from './open-property.ts'
import { recordChange } from './record-change.ts'

/**
 * Adds a comp that a person typed. The same id again from the same author changes nothing.
 * @throws SyncError with the fields that are not understood
 */
export async function addByHand({ tx, args, ctx }: Call<z.infer<typeof addPropertyArgs>>): Promise<void> {
  mustMay(ctx, 'correct')
  const db = databaseOf(tx)
  await openBook(db, ctx.teamId)
  if (await isThere(db, args.id, ctx)) return
  const read = readTypedProperty(args.typed, new Date().getFullYear())
  const [problem] = read.problems
  if (problem !== undefined) throw new SyncError('invalid', `${problem.field}: ${problem.sentence}`)
  const sourceId = await handSourceOf(db, ctx.teamId, ctx.userId)
  await db.insert(property).values({
    ...read.property,
    id: args.id,
    teamId: ctx.teamId,
    sourceId,
    sourceSheet: HAND_SOURCE,
    contentHash: contentHash(read.property, HAND_SOURCE),
    changeSeq: 0,
    createdAt: new Date(),
  })
  const stated = Object.entries(read.property).filter(([, value]) => value !== null && value !== false)
  await recordChange(db, ctx, {
    propertyId: args.id,
    kind: 'added',
    before: null,
    after: Object.fromEntries(stated),
  })
}

/** Removes a comp that was typed; who typed it, or an administrator. */
export async function removeByHand(call: Call<z.infer<typeof propertyArgs>>): Promise<void> {
  await setRemoved(call, new Date())
}

/** Undoes a removal. */
export async function restoreByHand(call: Call<z.infer<typeof propertyArgs>>): Promise<void> {
  await setRemoved(call, null)
}

async function setRemoved(
  { tx, args, ctx }: Call<z.infer<typeof propertyArgs>>,
  removedAt: Date | null,
): Promise<void> {
  mustMay(ctx, 'correct')
  const db = databaseOf(tx)
  await openBook(db, ctx.teamId)
  const was = await mustMayRemove(db, args.id, ctx)
  if ((was === null) === (removedAt === null)) return
  // One that comes back is listed under a source that is there.
  const place = removedAt === null ? { sourceId: await handSourceOf(db, ctx.teamId, ctx.userId) } : {}
  await db
    .update(property)
    .set({ removedAt, ...place })
    .where(eq(property.id, args.id))
  await settleProperties(db, ctx.teamId, new Date())
  const kind = removedAt === null ? 'returned' : 'removed'
  await recordChange(db, ctx, { propertyId: args.id, kind, before: null, after: null })
}

/**
 * Since when it is removed.
 * @throws SyncError `not_found` or `forbidden`
 */
async function mustMayRemove(db: Database, id: string, ctx: SessionUser): Promise<Date | null> {
  const [found] = await db
    .select({ kind: source.kind, removedAt: property.removedAt })
    .from(property)
    .innerJoin(source, eq(source.id, property.sourceId))
    .where(and(eq(property.id, id), eq(property.teamId, ctx.teamId)))
  if (found === undefined) throw new SyncError('not_found', NO_SUCH_PROPERTY)
  if (found.kind !== 'hand')
    throw new SyncError('invalid', 'Only comps that were added by hand can be removed.')
  if ((await authorOf(db, id)) !== ctx.userId) mustMay(ctx, 'removeShared')
  return found.removedAt
}

async function authorOf(db: Database, id: string): Promise<string | null> {
  const [added] = await db
    .select({ userId: propertyChange.userId })
    .from(propertyChange)
    .where(and(eq(propertyChange.propertyId, id), eq(propertyChange.kind, 'added')))
    .orderBy(asc(propertyChange.id))
    .limit(1)
  return added?.userId ?? null
}

async function isThere(db: Database, id: string, { teamId, userId }: SessionUser): Promise<boolean> {
  const [known] = await db.select({ teamId: property.teamId }).from(property).where(eq(property.id, id))
  if (known === undefined) return false
  if (known.teamId === teamId && (await authorOf(db, id)) === userId) return true
  throw new SyncError('invalid')
}

/**
 * The team's source of comps that people typed, made with the first of them. One that was removed stays so, and can be
 * restored with what left with it: what is typed afterwards is of another. The book must be open.
 */
async function handSourceOf(db: Database, teamId: string, addedBy: string): Promise<number> {
  const known = await find(db, teamId)
  if (known !== null) return known
  const [made] = await db
    .insert(source)
    .values({ teamId, name: await freeName(db, teamId), kind: 'hand', addedBy, addedAt: new Date() })
    .returning({ id: source.id })
  if (made === undefined) throw new Error('The source was not written.')
  return made.id
}

async function find(db: Database, teamId: string): Promise<number | null> {
  const [row] = await db
    .select({ id: source.id })
    .from(source)
    .where(and(eq(source.teamId, teamId), eq(source.kind, 'hand'), isNull(source.removedAt)))
    .orderBy(asc(source.id))
    .limit(1)
  return row?.id ?? null
}

/** `Added by hand`, `Added by hand 2`, the first that no source of the team has or had. */
async function freeName(db: Database, teamId: string): Promise<string> {
  const rows = await db.select({ name: source.name }).from(source).where(eq(source.teamId, teamId))
  const taken = new Set(rows.map(({ name }) => name))
  for (let number = 1; ; number++) {
    const name = number === 1 ? HAND_SOURCE : `${HAND_SOURCE} ${number}`
    if (!taken.has(name)) return name
  }
}
