import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { identity } from '../../../db/private-schema.ts'
import { appUser } from '../../../db/schema.ts'
import { seedTeam, type Team } from '../../../db/seed-team.ts'
import type { Person } from './person-of.ts'

/** The user a person is, made at their first sign-in. Name and address are what the directory says now. */
export async function admitPerson(
  db: Database,
  { issuer, subject, name, email }: Person,
  team: Team,
): Promise<string> {
  return await db.transaction(async (tx) => {
    // Two tabs may bring the same person for the first time.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer}\n${subject}`}, 0))`)
    await seedTeam(tx, team)
    const [known] = await tx
      .select({ userId: identity.userId })
      .from(identity)
      .where(and(eq(identity.issuer, issuer), eq(identity.subject, subject)))
    if (known !== undefined) {
      // Not written where nothing has changed: users are replicated to every browser of the team.
      await tx
        .update(appUser)
        .set({ name, email, teamId: team.id })
        .where(
          sql`${appUser.id} = ${known.userId} and (${appUser.name}, ${appUser.email}, ${appUser.teamId})
            is distinct from (${name}, ${email}, ${team.id})`,
        )
      return known.userId
    }
    const userId = crypto.randomUUID()
    await tx.insert(appUser).values({ id: userId, name, email, teamId: team.id })
    await tx.insert(identity).values({ issuer, subject, userId })
    return userId
  })
}
