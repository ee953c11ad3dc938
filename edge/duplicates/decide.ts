import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Database, rowsOf, type Transaction } from '../../db/database.ts'
import { duplicateDecision } from '../../db/history-schema.ts'
import { property } from '../../db/property-table.ts'
import type { JoinedField } from '../../sync/api/duplicates.ts'
import { changeBook } from '../book/change-book.ts'
import { ApiError } from '../http/api-error.ts'
import { noSuchProperty } from '../properties/no-such-property.ts'
import { recordJoin, shownFields } from './record-join.ts'
import { settleProperties } from './settle-properties.ts'

/** Who decides, and when. */
export interface Decider {
  readonly team: string
  readonly userId: string
  readonly at: Date
}

/** Runs with what was decided, in the transaction that did it. */
type AlsoDo = (tx: Transaction) => Promise<void>

/** Two properties. */
const CHANGES = 2

/**
 * Makes `keep` stand for `other` as well. Joined so already, it takes the fields of `taken` from now on.
 * @throws ApiError `not_found`, or `conflict` where one of them stands for something else already
 */
export async function joinProperties(
  db: Database,
  { team, userId, at }: Decider,
  { keep, other, taken }: { keep: string; other: string; taken: readonly JoinedField[] },
  alsoDo: AlsoDo,
): Promise<void> {
  await changeBook(db, { team, changes: CHANGES }, async (tx) => {
    await bothOf(tx, team, [keep, other])
    await forget(tx, { team, userId, at }, [keep, other])
    await mustBeShown(tx, [keep, other])
    const was = await shownFields(tx, keep)
    await tx.insert(duplicateDecision).values({
      ...ordered(team, keep, other),
      decision: 'joined',
      kept: keep,
      taken: [...new Set(taken)],
      decidedBy: userId,
      decidedAt: at,
    })
    await settleProperties(tx, team, at)
    await recordJoin(tx, { team, userId, at, kind: 'joined', keep, other, was })
    await alsoDo(tx)
  })
}

/**
 * Remembers that two are not one.
 * @throws ApiError `not_found`, or `conflict` where they are joined
 */
export async function keepApart(
  db: Database,
  { team, userId, at }: Decider,
  [one, other]: readonly [string, string],
  alsoDo: AlsoDo,
): Promise<void> {
  await changeBook(db, { team, changes: CHANGES }, async (tx) => {
    await bothOf(tx, team, [one, other])
    const known = await decisionOf(tx, team, [one, other])
    if (known?.decision === 'joined')
      throw new ApiError('conflict', 'They are joined. Take them apart first.')
    await tx
      .insert(duplicateDecision)
      .values({ ...ordered(team, one, other), decision: 'apart', decidedBy: userId, decidedAt: at })
      .onConflictDoNothing()
    await alsoDo(tx)
  })
}

/**
 * Takes two apart again, or forgets that they were kept apart. False where nothing was decided.
 * @throws ApiError `not_found`
 */
export async function undoDecision(
  db: Database,
  { team, userId, at }: Decider,
  [one, other]: readonly [string, string],
  alsoDo: AlsoDo,
): Promise<boolean> {
  let isUndone = false
  await changeBook(db, { team, changes: CHANGES }, async (tx) => {
    await bothOf(tx, team, [one, other])
    isUndone = (await decisionOf(tx, team, [one, other])) !== undefined
    if (!isUndone) return
    const kept = await forget(tx, { team, userId, at }, [one, other])
    if (kept !== null) await alsoDo(tx)
  })
  return isUndone
}

/** Removes a decision and what followed from it. Answers the property that stood for both, or null. */
async function forget(
  tx: Transaction,
  { team, userId, at }: Decider,
  [one, two]: readonly [string, string],
): Promise<string | null> {
  const known = await decisionOf(tx, team, [one, two])
  if (known === undefined) return null
  const { kept, first, second } = known
  const pair = and(eq(duplicateDecision.first, first), eq(duplicateDecision.second, second))
  const ofTeam = and(eq(duplicateDecision.teamId, team), pair)
  if (kept === null) {
    await tx.delete(duplicateDecision).where(ofTeam)
    return null
  }
  const was = await shownFields(tx, kept)
  // Settled as one that is kept apart, it gives back what it had moved.
  await tx.update(duplicateDecision).set({ decision: 'apart' }).where(ofTeam)
  await settleProperties(tx, team, at)
  await tx.delete(duplicateDecision).where(ofTeam)
  const other = kept === first ? second : first
  await recordJoin(tx, { team, userId, at, kind: 'parted', keep: kept, other, was })
  return kept
}

async function decisionOf(tx: Transaction, team: string, pair: readonly [string, string]) {
  const { first, second } = ordered(team, ...pair)
  const [found] = await tx
    .select()
    .from(duplicateDecision)
    .where(
      and(
        eq(duplicateDecision.teamId, team),
        eq(duplicateDecision.first, first),
        eq(duplicateDecision.second, second),
      ),
    )
  return found
}

async function bothOf(tx: Transaction, team: string, ids: readonly [string, string]): Promise<void> {
  if (ids[0] === ids[1]) throw new ApiError('bad_request', 'body.other: It is the same property.')
  const found = await tx.$count(property, and(eq(property.teamId, team), inArray(property.id, [...ids])))
  if (found < ids.length) throw noSuchProperty()
}

async function mustBeShown(tx: Transaction, ids: readonly [string, string]): Promise<void> {
  const [found] = await rowsOf<{ joined: boolean | null; removed: boolean | null }>(
    tx,
    sql`select bool_or(joined_into is not null) as joined, bool_or(removed_at is not null) as removed
      from property where id in ${[...ids]}`,
  )
  if (found?.joined) throw new ApiError('conflict', 'One of them is joined into another property already.')
  if (found?.removed) throw new ApiError('conflict', 'One of them is no longer in its source.')
}

function ordered(teamId: string, one: string, other: string) {
  return one < other ? { teamId, first: one, second: other } : { teamId, first: other, second: one }
}
