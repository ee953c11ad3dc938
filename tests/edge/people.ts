import { membership } from '../../db/access-schema.ts'
import type { Database } from '../../db/database.ts'
import { DEMO_TEAM } from '../../db/demo-team.ts'
import { appUser, team } from '../../db/schema.ts'
import { SESSION_COOKIE, signSession } from '../../edge/auth/session.ts'
import { openStoredSession } from '../../edge/auth/stored-sessions.ts'
import type { SignIn } from '../../edge/settings/sign-in-settings.ts'
import type { SessionUser } from '../../sync/session.ts'
import { SESSION_SECRET } from './app-under-test.ts'
import { signInBy } from './auth/directory.ts'

/** The demo's two, as a fresh database has them. */
export const MARIA: SessionUser = {
  userId: 'demo-maria',
  teamId: DEMO_TEAM,
  name: 'Maria Torres',
  role: 'administrator',
}
export const JAMES: SessionUser = {
  userId: 'demo-james',
  teamId: DEMO_TEAM,
  name: 'James Okafor',
  role: 'member',
}
/** Of another team. */
export const STRANGER: SessionUser = { userId: 'other-ann', teamId: 'other', name: 'Ann Lee', role: 'member' }

/** Adds somebody, and their team where it is not there. */
export async function addPerson(db: Database, { userId, teamId, name, role }: SessionUser): Promise<void> {
  await db.insert(team).values({ id: teamId, name: 'Another team' }).onConflictDoNothing()
  await db.insert(appUser).values({ id: userId, teamId, name })
  await db.insert(membership).values({ userId, role, isRoleFixed: false, joinedAt: new Date() })
}

/** A company directory that nobody asks: with it the app knows people by the sessions in its database. */
export const BY_DIRECTORY: SignIn = signInBy(
  { issuer: 'https://login.example' },
  { teams: [{ id: DEMO_TEAM, name: 'Demo Brokerage', tenants: [], groups: [] }] },
)

/** The header of a browser in which somebody of a directory is signed in. */
export async function withSession(db: Database, { userId }: { userId: string }): Promise<{ Cookie: string }> {
  const token = await openStoredSession(db, { userId, device: 'Chrome on Windows', idToken: '' }, new Date())
  return { Cookie: `${SESSION_COOKIE}=${token}` }
}

/** The header of a browser in which somebody is signed in to the demo. */
export async function signedIn(user: { userId: string }): Promise<{ Cookie: string }> {
  return { Cookie: `${SESSION_COOKIE}=${await signSession(user, SESSION_SECRET, new Date())}` }
}
