import { connectNode } from '../../db/connect-node.ts'
import { seedTeamOf } from '../auth/seed-team-of.ts'
import { importSampleIfEmpty } from '../import/import-sample.ts'
import { refreshSnapshots } from '../import/snapshot/snapshot-tail.ts'
import type { HostEnv } from '../settings/env.ts'

/** Brings snapshots up to date, makes the team, and fills an empty book with the sample workbook. */
export async function prepareBook(env: HostEnv, url: string, say: (line: string) => void): Promise<void> {
  const { db, close } = connectNode(url, { max: 2 })
  try {
    await seedTeamOf(db, env.signIn)
    await refreshSnapshots(db)
  } finally {
    await close()
  }
  if (!env.sample) return
  let isSaid = false
  const summary = await importSampleIfEmpty({
    url,
    dataDir: env.dataDir,
    onProgress: () => {
      if (!isSaid) say('There are no properties yet. Importing the sample workbook.')
      isSaid = true
    },
  })
  if (summary !== null)
    say(`${summary.imported.new.toLocaleString('en-US')} sample properties were imported.`)
}
