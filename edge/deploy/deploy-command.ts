import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { buildIfStale } from '../build/build.ts'
import { StartProblem } from '../errors/start-problem.ts'
import { EnvironmentProblem } from '../settings/env.ts'
import { PROJECT } from '../settings/project.ts'
import { migrateAnywhere } from './migrate.ts'
import { parseMigrateSettings } from './migrate-settings.ts'

// Builds the web app, migrates the database, and sends the Worker to Cloudflare. With --dry-run nothing leaves this
// machine, and no database is asked.

const args = process.argv.slice(2)

try {
  const isDry = args.includes('--dry-run')
  const settings = isDry ? null : parseMigrateSettings(process.env)
  await buildIfStale({ say: console.log })
  // First: the version that runs must get on with the new tables, and the new one with them alone.
  if (settings !== null) for (const sentence of await migrateAnywhere(settings)) console.log(sentence)
  const wrangler = spawn('wrangler', ['deploy', ...args], { cwd: PROJECT, stdio: 'inherit' })
  const [code] = await once(wrangler, 'exit')
  process.exitCode = typeof code === 'number' ? code : 1
} catch (error) {
  if (!(error instanceof StartProblem || error instanceof EnvironmentProblem)) throw error
  console.error(error.message)
  process.exitCode = 1
}
