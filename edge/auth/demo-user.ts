import { DEMO_TEAM, DEMO_USERS } from '../../db/demo-team.ts'
import type { SessionUser } from '../../sync/session.ts'
import { ApiError } from '../http/api-error.ts'

/** The user the demo signs in by default. */
export const DEMO_USER: SessionUser = sessionOf(DEMO_USERS[0])

/**
 * One of the demo's people, by default the first.
 * @throws ApiError where the demo has nobody with this id
 */
export function demoUser(id: string | undefined): SessionUser {
  if (id === undefined) return DEMO_USER
  const known = DEMO_USERS.find((user) => user.id === id)
  if (!known) {
    throw new ApiError('bad_request', `as: must be one of ${DEMO_USERS.map((user) => user.id).join(', ')}.`)
  }
  return sessionOf(known)
}

/** The demo's people but the one who asks. */
export function demoTeammates({ userId }: SessionUser): { id: string; name: string }[] {
  return DEMO_USERS.filter((user) => user.id !== userId).map(({ id, name }) => ({ id, name }))
}

function sessionOf({ id, name }: { id: string; name: string }): SessionUser {
  return { userId: id, teamId: DEMO_TEAM, name }
}
