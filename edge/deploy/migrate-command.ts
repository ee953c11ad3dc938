import { StartProblem } from '../errors/start-problem.ts'
import { EnvironmentProblem } from '../settings/env.ts'
import { migrateAnywhere } from './migrate.ts'
import { parseMigrateSettings } from './migrate-settings.ts'

try {
  for (const sentence of await migrateAnywhere(parseMigrateSettings(process.env))) console.log(sentence)
} catch (error) {
  if (!(error instanceof StartProblem || error instanceof EnvironmentProblem)) throw error
  console.error(error.message)
  process.exitCode = 1
}
