import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { connectNode } from '../../../db/connect-node.ts'
import { seedTeamOf } from '../../auth/seed-team-of.ts'
import { describeError } from '../../errors/describe-error.ts'
import { StartProblem } from '../../errors/start-problem.ts'
import { EnvironmentProblem, parseEnv } from '../../settings/env.ts'
import { stopSignal } from '../stop-signals.ts'
import { withPostgres } from '../with-postgres.ts'
import { exportToFile, formatOfName } from './export-to-file.ts'

const HELP = `Writes all properties with their corrections, the team's notes and its shared comp lists into one file:
  npm run export -- FILE.xlsx        one workbook
  npm run export -- FILE.zip         CSV files in a zip
  npm run export -- FILE.json
  npm run export -- FILE.geojson
Also while Clearheight runs. Nobody's private notes and lists are in it.`

try {
  const [name, ...others] = process.argv.slice(2)
  if (name === undefined || name.startsWith('-') || others.length > 0) {
    console.log(HELP)
    process.exitCode = name === '--help' ? 0 : 1
  } else await exportInto(resolve(name))
} catch (error) {
  const isSaid = error instanceof StartProblem || error instanceof EnvironmentProblem
  console.error(isSaid ? error.message : `The export failed: ${describeError(error)}.`)
  process.exitCode = 1
}

async function exportInto(file: string): Promise<void> {
  const format = formatOfName(file)
  if (format === null)
    throw new StartProblem('The name of the file must end in .xlsx, .zip, .json or .geojson.')
  if (existsSync(file)) throw new StartProblem(`${file} is there already. Choose another name.`)
  const env = parseEnv(process.env)
  const rows = await withPostgres(
    env,
    async (url) => {
      const { db, close } = connectNode(url, { max: 2 })
      try {
        await seedTeamOf(db, env.signIn)
        return await exportToFile(db, { team: env.signIn.team.id, file, format, now: new Date() })
      } finally {
        await close()
      }
    },
    stopSignal(),
  )
  console.log(`${rows.toLocaleString('en-US')} properties are in ${file}.`)
}
