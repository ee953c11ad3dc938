import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale } from '../../../edge/build/build.ts'
import { readRunRecord } from '../../../edge/local/data/run-file.ts'
import { openSecrets } from '../../../edge/local/data/secrets.ts'
import { postgresUrl } from '../../../edge/local/postgres/postgres.ts'
import { PROJECT } from '../../../edge/settings/project.ts'
import { startRun } from '../../edge/local/run.ts'
import { generatedCsv } from '../generated-csv.ts'

/** The built product, running with a book of generated properties. */
export interface FilledProduct {
  readonly origin: string
  /** How many properties its book has. */
  readonly rows: number
  readonly databaseUrl: string
  readonly pid: number
  readonly zeroPid: number
  /** Imports another state of its spreadsheet by the product's own command, while it runs. */
  reimport(csv: string): Promise<void>
  stop(): Promise<void>
}

/** Builds the product, imports `rows` properties by its own command and starts it, as `npm start` does. */
export async function runFilledProduct(dataDir: string, rows: number): Promise<FilledProduct> {
  await buildIfStale({ say: console.error })
  await importCsv(dataDir, generatedCsv(rows))
  const run = await startRun({ dataDir, script: join(PROJECT, 'edge/local/launch.mjs') })
  await run.untilHealth(200)
  const { self, zero, postgresPort } = readRunRecord(dataDir) ?? {}
  if (self === undefined || zero === undefined || postgresPort === undefined)
    throw new Error('The product does not say what runs.')
  return {
    origin: `http://localhost:${run.port}`,
    rows,
    databaseUrl: postgresUrl(postgresPort, openSecrets(dataDir).postgresPassword),
    pid: self.pid,
    zeroPid: zero.pid,
    reimport: (csv) => importCsv(dataDir, csv),
    async stop() {
      run.signal('SIGTERM')
      await run.ended
    },
  }
}

/** Imports a spreadsheet by the product's own command, whether the product runs or not. */
export async function importCsv(dataDir: string, csv: string): Promise<void> {
  const path = join(dataDir, '..', 'book.csv')
  writeFileSync(path, csv)
  const child = spawn(process.execPath, [join(PROJECT, 'edge/local/commands/import-command.ts'), path], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The import failed with exit code ${code}.`)
}
