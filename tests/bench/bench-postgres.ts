import type { TestProject } from 'vitest/node'
import startPostgres from '../postgres-server.ts'

/** A migrated Postgres of a bench's own, which goes with its clean-up; answers where it is. */
export async function benchPostgres(cleanUp: AsyncDisposableStack): Promise<string> {
  let databaseUrl = ''
  const project = {
    provide(_name: string, url: string) {
      databaseUrl = url
    },
  }
  cleanUp.defer(await startPostgres(project as unknown as TestProject))
  return databaseUrl
}
