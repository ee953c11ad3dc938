import { accessSync, constants, mkdirSync } from 'node:fs'
import { StartProblem } from './start-problem.ts'

/** Makes the data folder, or says in a sentence why it cannot be used. */
export function openDataFolder(dataDir: string): void {
  try {
    // The user that Postgres runs as for root must be able to pass; what is secret inside is closed by itself.
    mkdirSync(dataDir, { recursive: true, mode: 0o755 })
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error
    throw new StartProblem(
      `DATA_DIR ${dataDir} cannot be written (${code}). Choose a folder of your own with DATA_DIR.`,
    )
  }
}
