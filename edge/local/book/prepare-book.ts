import { eq } from 'drizzle-orm'
import { connectNode } from '../../../db/connect-node.ts'
import type { Database } from '../../../db/database.ts'
import { property } from '../../../db/property-table.ts'
import { seedTeamOf } from '../../auth/seed-team-of.ts'
import { refreshSnapshots } from '../../book/snapshot/snapshot-tail.ts'
import { importSampleIfEmpty } from '../../import/import-sample.ts'
import type { HostEnv } from '../../settings/env.ts'

const HOW_TO_FILL =
  'There are no properties yet. Import a sheet with the same settings: npm run import -- "Deals.xlsx". SAMPLE=on fills in invented ones, to look around.'

/**
 * Brings snapshots up to date, makes the team, and fills an empty book with the sample workbook where that is wanted.
 * A company's empty book stays so, and the way to fill it is said.
 */
export async function prepareBook(env: HostEnv, url: string, say: (line: string) => void): Promise<void> {
  const { db, close } = connectNode(url, { max: 2 })
  try {
    await seedTeamOf(db, env.signIn)
    await refreshSnapshots(db)
    if (!env.sample && env.signIn.mode === 'oidc' && (await isEmpty(db, env.signIn.team.id))) say(HOW_TO_FILL)
  } finally {
    await close()
  }
  if (!env.sample) return
  let isSaid = false
  const summary = await importSampleIfEmpty({
    url,
    dataDir: env.dataDir,
    team: env.signIn.team.id,
    onProgress: () => {
      if (!isSaid) say('There are no properties yet. Importing the sample workbook.')
      isSaid = true
    },
  })
  if (summary !== null)
    say(`${summary.imported.new.toLocaleString('en-US')} sample properties were imported.`)
}

async function isEmpty(db: Database, team: string): Promise<boolean> {
  const found = await db.select({ id: property.id }).from(property).where(eq(property.teamId, team)).limit(1)
  return found.length === 0
}
