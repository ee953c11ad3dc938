import type { Database } from '../../db/database.ts'
import { hasRole } from '../../sync/domain/access/role.ts'
import type { SessionUser } from '../../sync/session.ts'
import { ApiError } from '../http/api-error.ts'
import { findKnownSource, type KnownSource } from './known-source.ts'

/** Whether somebody may change a source: administrators all, members the files they added. */
export function mayChange(
  { userId, role }: SessionUser,
  { kind, addedBy }: Pick<KnownSource, 'kind' | 'addedBy'>,
): boolean {
  return hasRole(role, 'administrator') || (kind === 'file' && addedBy === userId)
}

/** @throws ApiError `not_found` */
export async function requireSource(db: Database, teamId: string, id: number): Promise<KnownSource> {
  const found = await findKnownSource(db, teamId, { id })
  if (found === undefined) throw noSuchSource()
  return found
}

export function noSuchSource(): ApiError {
  return new ApiError('not_found', 'There is no such source.')
}

/** @throws ApiError `not_found`, `forbidden` */
export async function requireOwnSource(db: Database, user: SessionUser, id: number): Promise<KnownSource> {
  const found = await requireSource(db, user.teamId, id)
  if (!mayChange(user, found)) throw notYourSource()
  return found
}

export function notYourSource(): ApiError {
  return new ApiError('forbidden', 'Only administrators, and whoever added a file, may change this source.')
}
