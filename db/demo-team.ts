import { isNull, sql } from 'drizzle-orm'
import { membership } from './access-schema.ts'
import type { Database } from './database.ts'
import { appUser, book, team } from './schema.ts'

/** The one team of a machine without a company directory. Its people are made up. */
export const DEMO_TEAM = 'demo'
export const DEMO_USERS = [
  { id: 'demo-maria', name: 'Maria Torres', email: 'maria.torres@example.com', role: 'administrator' },
  { id: 'demo-james', name: 'James Okafor', email: 'james.okafor@example.com', role: 'member' },
] as const

/** Adds the demo team with an empty book. What is there already stays as it is, but for a missing address. */
export async function seedDemoTeam(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(team).values({ id: DEMO_TEAM, name: 'Demo Brokerage' }).onConflictDoNothing()
    await tx
      .insert(appUser)
      .values(DEMO_USERS.map(({ id, name, email }) => ({ id, name, email, teamId: DEMO_TEAM })))
      .onConflictDoUpdate({
        target: appUser.id,
        set: { email: sql`excluded.email` },
        setWhere: isNull(appUser.email),
      })
    await tx
      .insert(membership)
      .values(
        DEMO_USERS.map(({ id, role }) => ({ userId: id, role, isRoleFixed: false, joinedAt: new Date() })),
      )
      .onConflictDoNothing()
    // In a database from before there were roles everyone is a member.
    await tx.execute(sql`
      update private.membership set role = ${DEMO_USERS[0].role} where user_id = ${DEMO_USERS[0].id} and not exists (
        select from private.membership m join app_user u on u.id = m.user_id
          where u.team_id = ${DEMO_TEAM} and m.role = ${DEMO_USERS[0].role})`)
    await tx.insert(book).values({ teamId: DEMO_TEAM, snapshotSeq: 0 }).onConflictDoNothing()
  })
}
