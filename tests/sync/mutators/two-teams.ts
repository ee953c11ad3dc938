import { mustGetMutator, type ReadonlyJSONValue } from '@rocicorp/zero'
import { zeroDrizzle } from '@rocicorp/zero/server/adapters/drizzle'
import { afterAll, beforeAll } from 'vitest'
import { type Connection, connectNode } from '../../../db/connect-node.ts'
import { seedDemoTeam } from '../../../db/demo-team.ts'
import { appUser, team } from '../../../db/schema.ts'
import { mutators } from '../../../sync/mutators/mutators.ts'
import { schema } from '../../../sync/schema.ts'
import type { SessionUser } from '../../../sync/session.ts'
import { createTestDatabase, type TestDatabase } from '../../postgres.ts'

export const MARIA: SessionUser = {
  userId: 'demo-maria',
  teamId: 'demo',
  name: 'Maria Torres',
  role: 'member',
}
export const JAMES: SessionUser = {
  userId: 'demo-james',
  teamId: 'demo',
  name: 'James Okafor',
  role: 'member',
}
export const STRANGER: SessionUser = { userId: 'other-ann', teamId: 'other', name: 'Ann Lee', role: 'member' }

/** A database for the tests of a file, with the demo team and a stranger's. */
export function twoTeams() {
  let database: TestDatabase
  let connection: Connection
  beforeAll(async () => {
    database = await createTestDatabase()
    connection = connectNode(database.url)
    await seedDemoTeam(connection.db)
    await connection.db.insert(team).values({ id: 'other', name: 'Another team' })
    await connection.db.insert(appUser).values({ id: STRANGER.userId, teamId: 'other', name: STRANGER.name })
  })
  afterAll(async () => {
    await connection.close()
    await database.drop()
  })
  const provider = () => zeroDrizzle(schema, connection.db)
  return {
    db: () => connection.db,
    provider,
    /** Runs a mutator as the server does: in one transaction, as the given user. */
    run: (ctx: SessionUser, name: string, args: Record<string, ReadonlyJSONValue>): Promise<void> =>
      provider().transaction((tx) =>
        mustGetMutator(mutators, name).fn({ tx, args: { now: 0, ...args }, ctx }),
      ),
  }
}
