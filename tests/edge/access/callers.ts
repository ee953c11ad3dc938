import { DEMO_TEAM } from '../../../db/demo-team.ts'
import { TOKEN_PREFIX } from '../../../edge/auth/api-tokens.ts'
import { SESSION_COOKIE } from '../../../edge/auth/session.ts'
import { OTHER_PERSON_ID, OTHER_TEAM_ID, PERSON_ID } from '../../../sync/api/examples.ts'
import type { TokenScope } from '../../../sync/domain/access/token-scope.ts'
import type { SessionUser } from '../../../sync/session.ts'
import { STRANGER } from '../people.ts'
import type { CallerName } from './matrix-row.ts'

const person = (userId: string, role: SessionUser['role']): SessionUser => ({
  userId,
  teamId: DEMO_TEAM,
  name: userId,
  role,
})
/** Of whom everything is that is tried. */
export const OWNER = person('owner', 'member')
export const TEAMMATES = {
  viewer: person('viewer', 'viewer'),
  member: person('member', 'member'),
  administrator: person('administrator', 'administrator'),
  disabled: person('disabled', 'member'),
}
/** An administrator there has no more rights here than anybody else. */
export const ELSEWHERE: SessionUser = { ...STRANGER, role: 'administrator' }

/** Whose session each caller's cookie is of. */
export const USERS: Readonly<Partial<Record<CallerName, SessionUser>>> = {
  ...TEAMMATES,
  anotherTeam: ELSEWHERE,
  owner: OWNER,
  demotedOwner: { ...OWNER, role: 'viewer' },
  expired: OWNER,
}
export const TOKENS: Readonly<Partial<Record<CallerName, TokenScope>>> = {
  readToken: 'read',
  writeToken: 'write',
}

/** Whom administrators change and remove. */
export const LEAVER = person(PERSON_ID, 'member')
/** Who takes their work over. */
export const HEIR = person(OTHER_PERSON_ID, 'member')
/** Who the owner is in another of their teams. */
export const OWNER_THERE: SessionUser = { ...OWNER, userId: 'owner-there', teamId: OTHER_TEAM_ID }

/** What a caller's requests say of who they are. */
export function headersOf(caller: CallerName): Record<string, string> {
  if (caller === 'nobody') return {}
  if (TOKENS[caller] !== undefined) return { Authorization: `Bearer ${TOKEN_PREFIX}${caller}` }
  return { Cookie: `${SESSION_COOKIE}=${caller}` }
}
