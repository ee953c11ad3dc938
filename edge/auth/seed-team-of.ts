import type { Database } from '../../db/database.ts'
import { seedDemoTeam } from '../../db/demo-team.ts'
import { seedTeam } from '../../db/seed-team.ts'
import type { SignIn } from '../settings/sign-in-settings.ts'

/** Adds the team that people come to, with an empty book; in the demo with its people. */
export async function seedTeamOf(db: Database, { mode, team }: SignIn): Promise<void> {
  switch (mode) {
    case 'demo':
      return await seedDemoTeam(db)
    case 'oidc':
      return await seedTeam(db, team)
  }
}
