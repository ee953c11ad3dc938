import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartProblem } from '../../errors/start-problem.ts'

/** Makes the data folder, or says in a sentence why it cannot be used. */
export function openDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir)
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error
    throw new StartProblem(
      `DATA_DIR ${dataDir} cannot be written (${code}). Choose a folder of your own with DATA_DIR.`,
    )
  }
}

/**
 * One folder after another, because Node's own `recursive` never ends where the system accepts no folder, as in
 * /proc.
 */
function makeFolder(folder: string): void {
  if (isFolder(folder)) return
  makeFolder(dirname(folder))
  try {
    // Where root starts the product, the user that Postgres runs as must be able to pass through, without reading.
    mkdirSync(folder, { mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  } catch (error) {
    if (!isFolder(folder)) throw error
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
