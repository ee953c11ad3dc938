import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { describeError } from '../../errors/describe-error.ts'
import { StartProblem } from '../../errors/start-problem.ts'
import { EnvironmentProblem, parseEnv } from '../../settings/env.ts'
import { stopSignal } from '../stop-signals.ts'
import { restore } from './restore.ts'

const HELP = `Puts what a backup holds into DATA_DIR, while Clearheight does not run:
  npm run restore -- FILE.tar.gz             into an empty folder
  npm run restore -- FILE.tar.gz --replace   in place of what is there, of which a backup is made first
Everybody signs in again, and API tokens are made anew.`

try {
  const [name] = process.argv.slice(2)
  if (name === undefined || name === '--help') {
    console.log(HELP)
    process.exitCode = name === '--help' ? 0 : 1
  } else {
    const { file, replace } = readArguments()
    const { dataDir } = parseEnv(process.env)
    const rows = await restore({ file, replace, dataDir, stopping: stopSignal(), say: console.log })
    console.log(`${rows.toLocaleString('en-US')} rows were restored into ${dataDir}.`)
  }
} catch (error) {
  const isSaid = error instanceof StartProblem || error instanceof EnvironmentProblem
  console.error(
    isSaid ? error.message : `The restore failed, and nothing was changed: ${describeError(error)}.`,
  )
  process.exitCode = 1
}

function readArguments(): { file: string; replace: boolean } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    })
    const [file, ...others] = positionals
    if (file !== undefined && others.length === 0) return { file: resolve(file), replace: values.replace }
  } catch {
    // Said below.
  }
  throw new StartProblem(HELP)
}
