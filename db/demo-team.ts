import { isNull, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { appUser, book, team } from './schema.ts'

/** The one team of a machine without a company directory. Its people are made up. */
export const DEMO_TEAM = 'demo'
export const DEMO_USERS = [
  { id: 'demo-maria', name: 'Maria Torres', email: 'maria.torres@example.com' },
  { id: 'demo-james', name: 'James Okafor', email: 'james.okafor@example.com' },
] as const

/** Adds the demo team with an empty book. What is there already stays as it is, but for a missing address. */
export async function seedDemoTeam(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(team).values({ id: DEMO_TEAM, name: 'Demo Brokerage' }).onConflictDoNothing()
    await tx
      .insert(appUser)
      .values(DEMO_USERS.map((user) => ({ ...user, teamId: DEMO_TEAM })))
      .onConflictDoUpdate({
        target: appUser.id,
        set: { email: sql`excluded.email` },
        setWhere: isNull(appUser.email),
      })
    await tx.insert(book).values({ teamId: DEMO_TEAM, snapshotSeq: 0 }).onConflictDoNothing()
  })
}
