import { StartProblem } from '../../errors/start-problem.ts'
import { EnvironmentProblem, parseEnv } from '../../settings/env.ts'
import { openDataFolder } from '../data/data-folder.ts'
import { renewSessionSecret } from '../data/secrets.ts'

try {
  const { dataDir } = parseEnv(process.env)
  openDataFolder(dataDir)
  renewSessionSecret(dataDir)
  console.log(
    'Sessions get a new secret at the next start. Whoever is signed in stays so: what the former secret signed is good until you renew it again.',
  )
} catch (error) {
  if (!(error instanceof StartProblem || error instanceof EnvironmentProblem)) throw error
  console.error(error.message)
  process.exitCode = 1
}
