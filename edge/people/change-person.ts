import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { membership, session } from '../../db/access-schema.ts'
import type { Database } from '../../db/database.ts'
import type { ApiPerson, changePerson as endpoint } from '../../sync/api/people.ts'
import type { SessionUser } from '../../sync/session.ts'
import { ApiError } from '../http/api-error.ts'
import { lockTeam, mustHaveAdministrator } from './keep-administrator.ts'
import { personIn } from './people.ts'

type Change = z.infer<typeof endpoint.input>

/** Somebody before and after a change. */
export interface Changed {
  readonly before: ApiPerson
  readonly after: ApiPerson
}

/**
 * Gives somebody another role, disables or enables them. Within a transaction.
 * @throws ApiError `not_found` or `conflict`
 */
export async function changePerson(
  tx: Database,
  caller: SessionUser,
  { id, role, isDisabled }: Change,
  now: Date,
): Promise<Changed> {
  await lockTeam(tx, caller.teamId)
  const before = await personIn(tx, caller, id, now)
  if (role !== undefined && role !== before.role) {
    if (before.isRoleFixed) throw new ApiError('conflict', FIXED)
    await tx.update(membership).set({ role }).where(eq(membership.userId, id))
  }
  if (isDisabled !== undefined && isDisabled !== (before.disabledAt !== null)) {
    await tx
      .update(membership)
      .set({ disabledAt: isDisabled ? now : null })
      .where(eq(membership.userId, id))
    if (isDisabled) await tx.delete(session).where(eq(session.userId, id))
  }
  await mustHaveAdministrator(tx, caller.teamId)
  return { before, after: await personIn(tx, caller, id, now) }
}

const FIXED = 'This role is set by the server or by a group of the directory, and is changed there.'
