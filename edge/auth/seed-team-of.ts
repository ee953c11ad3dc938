import type { Database } from '../../db/database.ts'
import { seedDemoTeam } from '../../db/demo-team.ts'
import { seedTeam } from '../../db/seed-team.ts'
import type { SignIn } from '../settings/sign-in-settings.ts'

/** Adds the teams that people come to, with empty books; in the demo with its people. */
export async function seedTeamOf(db: Database, signIn: SignIn): Promise<void> {
  switch (signIn.mode) {
    case 'demo':
      return await seedDemoTeam(db)
    case 'oidc':
      for (const team of signIn.teams) await seedTeam(db, team)
  }
}
