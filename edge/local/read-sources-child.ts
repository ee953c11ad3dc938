import { readSourcesHere } from './read-sources-here.ts'

/** What `readSourcesInChild` starts: one task, one answer. */
process.once('message', async ({ databaseUrl, dataDir, team }: ReadTask) => {
  process.send?.(await readSourcesHere(databaseUrl, dataDir, team))
  process.disconnect()
})

export interface ReadTask {
  databaseUrl: string
  dataDir: string
  team: string
}
