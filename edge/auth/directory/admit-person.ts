import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { identity, invitation, membership, session } from '../../../db/access-schema.ts'
import type { Database } from '../../../db/database.ts'
import { appUser } from '../../../db/schema.ts'
import { seedTeam } from '../../../db/seed-team.ts'
import { ROLES, type Role } from '../../../sync/domain/access/role.ts'
import type { DirectorySignIn, DirectoryTeam } from '../../settings/sign-in-settings.ts'
import type { Person } from './person-of.ts'

/** The user a person comes in as, or why they do not. */
export type Admission =
  | { readonly kind: 'admitted'; readonly userId: string; readonly joined: readonly string[] }
  | { readonly kind: 'no_team' | 'not_invited' | 'disabled' }

/**
 * Makes a person a user of every team they belong to, at their first sign-in, and answers the one they were last seen
 * as. Name, address, and a role that the directory or the settings say, are what they are now.
 */
export async function admitPerson(
  db: Database,
  person: Person,
  directory: DirectorySignIn,
  now: Date,
): Promise<Admission> {
  const teams = directory.teams.filter((team) => belongs(person, team))
  if (teams.length === 0) return { kind: 'no_team' }
  const { issuer, subject } = person
  return await db.transaction(async (tx) => {
    // Two tabs may bring the same person for the first time.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer}\n${subject}`}, 0))`)
    const known = await usersOf(tx, person)
    const joined: string[] = []
    for (const team of teams) {
      const user = known.find(({ teamId }) => teamId === team.id)
      if (user !== undefined) await renew(tx, user.userId, person, directory)
      else {
        await seedTeam(tx, team)
        const userId = await join(tx, person, team, directory, now)
        if (userId !== null) joined.push(userId)
      }
    }
    await settleTeams(tx, person, teams)
    const theirs = (await usersOf(tx, person)).filter(({ teamId }) => teams.some(({ id }) => id === teamId))
    const user = theirs.find(({ disabledAt }) => disabledAt === null)
    if (user !== undefined) return { kind: 'admitted', userId: user.userId, joined }
    return { kind: theirs.length > 0 ? 'disabled' : 'not_invited' }
  })
}

function belongs({ tenant, groups }: Person, team: DirectoryTeam): boolean {
  const isOpen = team.tenants.length === 0 && team.groups.length === 0
  return isOpen || team.tenants.includes(tenant ?? '') || team.groups.some((group) => groups.includes(group))
}

/** Everybody a person is, last seen first. */
async function usersOf(tx: Database, { issuer, subject }: Person) {
  return await tx
    .select({ userId: appUser.id, teamId: appUser.teamId, disabledAt: membership.disabledAt })
    .from(identity)
    .innerJoin(appUser, eq(appUser.id, identity.userId))
    .innerJoin(membership, eq(membership.userId, appUser.id))
    .where(and(eq(identity.issuer, issuer), eq(identity.subject, subject)))
    .orderBy(desc(sql`coalesce(${membership.seenAt}, ${membership.joinedAt})`), appUser.id)
}

/** Notes which teams a person is counted to now, and ends their sessions in those they are not. */
async function settleTeams(
  tx: Database,
  { issuer, subject }: Person,
  teams: readonly DirectoryTeam[],
): Promise<void> {
  const inTeams = inArray(
    identity.userId,
    tx
      .select({ id: appUser.id })
      .from(appUser)
      .where(
        inArray(
          appUser.teamId,
          teams.map(({ id }) => id),
        ),
      ),
  )
  const settled = await tx
    .update(identity)
    .set({ isCurrent: sql`${inTeams}` })
    .where(and(eq(identity.issuer, issuer), eq(identity.subject, subject)))
    .returning({ userId: identity.userId, isCurrent: identity.isCurrent })
  const left = settled.filter(({ isCurrent }) => !isCurrent).map(({ userId }) => userId)
  if (left.length > 0) await tx.delete(session).where(inArray(session.userId, left))
}

/** Writes nothing where nothing has changed: users are replicated to every browser of the team. */
async function renew(
  tx: Database,
  userId: string,
  person: Person,
  directory: DirectorySignIn,
): Promise<void> {
  const { name, email } = person
  await tx
    .update(appUser)
    .set({ name, email })
    .where(
      sql`${appUser.id} = ${userId} and (${appUser.name}, ${appUser.email}) is distinct from (${name}, ${email})`,
    )
  const fixed = fixedRole(person, directory)
  if (fixed !== null) {
    await tx.update(membership).set({ role: fixed, isRoleFixed: true }).where(eq(membership.userId, userId))
    return
  }
  // Who has left the groups that gave the role begins as everybody does.
  await tx
    .update(membership)
    .set({ role: directory.firstRole, isRoleFixed: false })
    .where(and(eq(membership.userId, userId), eq(membership.isRoleFixed, true)))
}

/** A new user; null where nobody has invited them, and an invitation is needed. */
async function join(
  tx: Database,
  person: Person,
  team: DirectoryTeam,
  directory: DirectorySignIn,
  now: Date,
): Promise<string | null> {
  const { issuer, subject, name, email, isEmailProven } = person
  const [invited] =
    email === null || !isEmailProven
      ? []
      : await tx
          .delete(invitation)
          .where(
            and(
              eq(invitation.teamId, team.id),
              eq(invitation.email, email.toLowerCase()),
              gt(invitation.expiresAt, now),
            ),
          )
          .returning({ role: invitation.role })
  const fixed = fixedRole(person, directory)
  if (directory.joining === 'invited' && invited === undefined && fixed === null) return null
  const userId = crypto.randomUUID()
  await tx.insert(appUser).values({ id: userId, name, email, teamId: team.id })
  await tx.insert(membership).values({
    userId,
    role: fixed ?? invited?.role ?? directory.firstRole,
    isRoleFixed: fixed !== null,
    joinedAt: now,
  })
  await tx.insert(identity).values({ issuer, subject, userId })
  return userId
}

/** The role that settings or the directory say; null where an administrator of the team does. */
function fixedRole(
  { email, isEmailProven, groups }: Person,
  { administrators, roleGroups }: DirectorySignIn,
): Role | null {
  if (isEmailProven && email !== null && administrators.includes(email.toLowerCase())) return 'administrator'
  return ROLES.toReversed().find((role) => roleGroups[role].some((group) => groups.includes(group))) ?? null
}
