import { describeError } from '../errors/describe-error.ts'
import { readSourcesHere } from './read-sources-here.ts'

/** What `readSourcesInChild` starts: one task, one answer. */
process.once('message', async ({ databaseUrl, dataDir, team }: ReadTask) => {
  try {
    process.send?.(await readSourcesHere(databaseUrl, dataDir, team))
  } catch (error) {
    console.error(`The sources could not be read again: ${describeError(error)}`)
    process.exitCode = 1
  }
  process.disconnect()
})

export interface ReadTask {
  databaseUrl: string
  dataDir: string
  team: string
}
