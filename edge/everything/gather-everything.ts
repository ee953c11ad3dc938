import { zeroDrizzle } from '@rocicorp/zero/server/adapters/drizzle'
import { asc, eq } from 'drizzle-orm'
import { assumedTerm } from '../../db/assumed-term-table.ts'
import type { Database } from '../../db/database.ts'
import { nameAlias } from '../../db/name-alias-table.ts'
import { appUser } from '../../db/schema.ts'
import { visibleNotes } from '../../sync/access/note-access.ts'
import type { Book } from '../../sync/book/book.ts'
import { findSlot } from '../../sync/book/find-slot.ts'
import { propertyAt } from '../../sync/book/property-at.ts'
import { find } from '../../sync/book/question/find.ts'
import type {
  Everything,
  LeavingAssumption,
  LeavingCorrection,
  LeavingList,
  LeavingName,
  LeavingNote,
} from '../../sync/documents/everything/everything.ts'
import { DEFAULT_SORT } from '../../sync/domain/sort.ts'
import { queries } from '../../sync/queries.ts'
import { schema } from '../../sync/schema.ts'
import type { SessionUser } from '../../sync/session.ts'
import type { ReadCompList } from '../comp-lists/shown-comp-list.ts'

interface Gathered {
  book: Book
  ctx: SessionUser
  /** `YYYY-MM-DD`. */
  date: string
}

/** All that a user may read. Notes, lists and corrections are read at once; properties as they are asked for. */
export async function gatherEverything(db: Database, { book, ctx, date }: Gathered): Promise<Everything> {
  const zero = zeroDrizzle(schema, db)
  const slots = find(book, { criteria: [], sort: DEFAULT_SORT }).slots
  const corrections = new Map<string, LeavingCorrection[]>()
  for (const { id: _, teamId: __, author, ...row } of await zero.run(
    queries.correction.inForce.fn({ args: undefined, ctx }),
  )) {
    const { propertyId, field, reason, createdAt, value, sourceValue } = row
    const one = { propertyId, field, reason, createdAt, author: author?.name ?? '' }
    const of = corrections.get(propertyId)
    const correction = { ...one, value: value ?? null, sourceValue: sourceValue ?? null }
    if (of === undefined) corrections.set(propertyId, [correction])
    else of.push(correction)
  }
  const notes = await zero.run(
    visibleNotes(ctx).related('author').orderBy('createdAt', 'asc').orderBy('id', 'asc'),
  )
  const lists = await zero.run(queries.compList.visible.fn({ args: undefined, ctx }))
  return {
    date,
    properties: { length: slots.length, at: (index) => propertyAt(book, slots[index] ?? -1) },
    corrections,
    compLists: lists.map(leavingList),
    notes: notes.map(
      ({ teamId: _, authorId: __, author, ...note }): LeavingNote => ({
        ...note,
        author: author?.name ?? '',
      }),
    ),
    names: await namesOf(db, ctx.teamId),
    assumptions: await assumptionsOf(db, ctx.teamId),
    nameOf(id) {
      const slot = findSlot(book, id)
      return slot < 0 ? null : propertyAt(book, slot).name
    },
    yieldToMain: () => new Promise((resolve) => setTimeout(resolve)),
  }
}

/** Other names of firms and persons, in order of whose they are. */
async function namesOf(db: Database, teamId: string): Promise<LeavingName[]> {
  const { name, alias, authorId, createdAt } = nameAlias
  const rows = await db
    .select({ name, alias, author: appUser.name, createdAt })
    .from(nameAlias)
    .innerJoin(appUser, eq(appUser.id, authorId))
    .where(eq(nameAlias.teamId, teamId))
    .orderBy(asc(name), asc(alias))
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.getTime() }))
}

async function assumptionsOf(db: Database, teamId: string): Promise<LeavingAssumption[]> {
  const { term, value, authorId, createdAt } = assumedTerm
  const rows = await db
    .select({ term, value, author: appUser.name, createdAt })
    .from(assumedTerm)
    .innerJoin(appUser, eq(appUser.id, authorId))
    .where(eq(assumedTerm.teamId, teamId))
    .orderBy(asc(term))
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.getTime() }))
}

function leavingList({
  teamId: _,
  ownerId: __,
  removedAt: ___,
  owner,
  entries,
  ...list
}: ReadCompList): LeavingList {
  return {
    ...list,
    owner: owner?.name ?? '',
    comps: entries.map(({ teamId: _, compListId: __, excludedBy: ___, excluder, ...comp }) => ({
      ...comp,
      excludedBy: excluder?.name ?? null,
    })),
  }
}
