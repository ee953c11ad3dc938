import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { describeError } from '../../errors/describe-error.ts'
import { StartProblem } from '../../errors/start-problem.ts'
import { EnvironmentProblem, parseEnv } from '../../settings/env.ts'
import { openSecrets } from '../data/secrets.ts'
import { postgresUrl } from '../postgres/postgres.ts'
import { stopSignal } from '../stop-signals.ts'
import { withPostgres } from '../with-postgres.ts'
import { writeBackup } from './write-backup.ts'

const HELP = `Writes everything into one file, also while Clearheight runs:
  npm run backup -- FILE.tar.gz
Nobody's sessions and API tokens are in it. Keep it where only you can read it.`

try {
  const [name, ...others] = process.argv.slice(2)
  if (name === undefined || name.startsWith('-') || others.length > 0) {
    console.log(HELP)
    process.exitCode = name === '--help' ? 0 : 1
  } else await backUp(resolve(name))
} catch (error) {
  const isSaid = error instanceof StartProblem || error instanceof EnvironmentProblem
  console.error(isSaid ? error.message : `The backup failed: ${describeError(error)}.`)
  process.exitCode = 1
}

async function backUp(file: string): Promise<void> {
  if (existsSync(file)) throw new StartProblem(`${file} is there already. Choose another name.`)
  const env = parseEnv(process.env)
  const { dataDir, bucket } = env
  const rows = await withPostgres(
    env,
    (url) => {
      const { postgresPassword } = openSecrets(dataDir)
      return writeBackup({
        url: postgresUrl(Number(new URL(url).port), postgresPassword),
        dataDir,
        file,
        bucket,
      })
    },
    stopSignal(),
  )
  console.log(`${rows.toLocaleString('en-US')} rows are in ${file}.`)
}
