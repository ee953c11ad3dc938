import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { membership, session } from '../../db/access-schema.ts'
import type { Database } from '../../db/database.ts'
import { appUser, compList, note, tableView } from '../../db/schema.ts'
import type { ApiPerson } from '../../sync/api/people.ts'
import type { SessionUser } from '../../sync/session.ts'
import { isAlive } from '../auth/stored-sessions.ts'
import { ApiError } from '../http/api-error.ts'

/** Everybody of the caller's team, those who may come in first. */
export async function listPeople(db: Database, caller: SessionUser, now: Date): Promise<ApiPerson[]> {
  return await read(db, caller, now)
}

/**
 * Somebody of the caller's team.
 * @throws ApiError `not_found`
 */
export async function personIn(db: Database, caller: SessionUser, id: string, now: Date): Promise<ApiPerson> {
  const [person] = await read(db, caller, now, eq(appUser.id, id))
  if (person === undefined) throw new ApiError('not_found', 'There is nobody of this id in your team.')
  return person
}

async function read(db: Database, caller: SessionUser, now: Date, which?: SQL): Promise<ApiPerson[]> {
  const ownLists = db.$count(compList, and(eq(compList.ownerId, appUser.id), isNull(compList.removedAt)))
  const sharedNotes = db.$count(note, and(eq(note.authorId, appUser.id), eq(note.isPrivate, false)))
  const sharedViews = db.$count(
    tableView,
    and(eq(tableView.authorId, appUser.id), eq(tableView.isPrivate, false)),
  )
  const sessions = db.$count(session, and(eq(session.userId, appUser.id), isAlive(now)))
  const found = await db
    .select({
      id: appUser.id,
      name: appUser.name,
      email: appUser.email,
      role: membership.role,
      isRoleFixed: membership.isRoleFixed,
      joinedAt: membership.joinedAt,
      seenAt: membership.seenAt,
      disabledAt: membership.disabledAt,
      lists: ownLists,
      notes: sharedNotes,
      views: sharedViews,
      sessions,
    })
    .from(appUser)
    .innerJoin(membership, eq(membership.userId, appUser.id))
    .where(and(eq(appUser.teamId, caller.teamId), which))
    .orderBy(sql`${membership.disabledAt} is not null`, asc(appUser.name), asc(appUser.id))
  return found.map((person) => ({
    ...person,
    isYou: person.id === caller.userId,
    joinedAt: person.joinedAt.getTime(),
    seenAt: person.seenAt?.getTime() ?? null,
    disabledAt: person.disabledAt?.getTime() ?? null,
  }))
}
