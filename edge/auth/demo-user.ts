import { DEMO_TEAM, DEMO_USERS } from '../../db/demo-team.ts'
import type { SessionUser } from '../../sync/session.ts'

/** Whom the demo signs in. */
export const DEMO_USER: SessionUser = {
  userId: DEMO_USERS[0].id,
  teamId: DEMO_TEAM,
  name: DEMO_USERS[0].name,
}
