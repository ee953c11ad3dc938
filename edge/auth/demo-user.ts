import { DEMO_USERS } from '../../db/demo-team.ts'
import { ApiError } from '../http/api-error.ts'

/** The user the demo signs in by default. */
export const DEMO_USER_ID = DEMO_USERS[0].id

/**
 * The id of one of the demo's people, by default the first.
 * @throws ApiError where the demo has nobody with this id
 */
export function demoUserId(id: string | undefined): string {
  if (id === undefined) return DEMO_USER_ID
  if (DEMO_USERS.some((user) => user.id === id)) return id
  throw new ApiError('bad_request', `as: must be one of ${DEMO_USERS.map((user) => user.id).join(', ')}.`)
}

/** The demo's people but the one who asks. */
export function demoTeammates(userId: string): { id: string; name: string }[] {
  return DEMO_USERS.filter((user) => user.id !== userId).map(({ id, name }) => ({ id, name }))
}
