import { connectNode } from '../../db/connect-node.ts'
import type { Database } from '../../db/database.ts'
import { DEMO_TEAM, seedDemoTeam } from '../../db/demo-team.ts'
import { EnvironmentProblem, type HostEnv, parseEnv } from '../env.ts'
import {
  ArgumentProblem,
  type FileToImport,
  HELP,
  type ImportCommand,
  readArguments,
} from '../import/command/arguments.ts'
import { estimateRows } from '../import/command/estimate-rows.ts'
import { showProgress } from '../import/command/show-progress.ts'
import { summaryLines } from '../import/command/summary-lines.ts'
import { failureSentence } from '../import/failure-sentence.ts'
import { importAgain } from '../import/import-again.ts'
import { ImportError } from '../import/import-error.ts'
import { importWorkbook } from '../import/import-workbook.ts'
import { listSources, removeSource } from '../import/sources.ts'
import { openFile } from '../sheets/file/byte-source.ts'
import { StartProblem } from './start-problem.ts'
import { withPostgres } from './with-postgres.ts'

process.exit(await run())

/** The exit code. */
async function run(): Promise<number> {
  try {
    const command = readArguments(process.argv.slice(2))
    if (command.kind === 'help') {
      console.log(HELP)
      return 0
    }
    if (command.kind === 'import') for (const { path } of command.files) await (await openFile(path)).close()
    const env = parseEnv(process.env)
    return await withPostgres(env, (url) => withBook(url, (db) => obey(command, db, env)))
  } catch (error) {
    const isSaid = [ArgumentProblem, EnvironmentProblem, StartProblem].some((kind) => error instanceof kind)
    console.error(isSaid && error instanceof Error ? error.message : failureSentence(error))
    return 1
  }
}

async function withBook<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = connectNode(url, { max: 4 })
  try {
    await seedDemoTeam(db)
    return await work(db)
  } finally {
    await close()
  }
}

async function obey(command: ImportCommand, db: Database, env: HostEnv): Promise<number> {
  switch (command.kind) {
    case 'help':
      return 0
    case 'list':
      return await list(db)
    case 'remove': {
      const removed = await removeSource(db, DEMO_TEAM, command.source)
      console.log(`${command.source}: ${removed.toLocaleString('en-US')} properties removed.`)
      return 0
    }
    case 'again': {
      const read = await importAgain(db, DEMO_TEAM, env.dataDir)
      if (read.length === 0) console.log('No source has a file to read again.')
      for (const { source, summary, failure } of read) {
        if (summary === null) console.error(`${source}: ${failure}`)
        else for (const line of summaryLines(summary)) console.log(line)
      }
      return read.every(({ summary }) => summary !== null) ? 0 : 1
    }
    case 'import': {
      let failed = 0
      for (const file of command.files) if (!(await importFile(file, command.force, db, env))) failed++
      return failed === 0 ? 0 : 1
    }
  }
}

async function list(db: Database): Promise<number> {
  const sources = await listSources(db, DEMO_TEAM)
  if (sources.length === 0) console.log('The book has no source yet.')
  for (const { name, properties, workbook, importedAt } of sources) {
    const day = importedAt.toISOString().slice(0, 16).replace('T', ' ')
    console.log(
      `${name}: ${properties.toLocaleString('en-US')} properties, from ${workbook}, imported ${day} UTC`,
    )
  }
  return 0
}

/** False where the file was refused; the book is then as it was before the file. */
async function importFile(
  { path, source }: FileToImport,
  force: boolean,
  db: Database,
  env: HostEnv,
): Promise<boolean> {
  const progress = showProgress(process.stdout, source, await estimateRows(path))
  try {
    const { dataDir } = env
    const summary = await importWorkbook({
      db,
      team: DEMO_TEAM,
      source,
      path,
      force,
      dataDir,
      staysThere: true,
      onProgress: progress.show,
    })
    progress.end()
    for (const line of summaryLines(summary)) console.log(line)
    return true
  } catch (error) {
    progress.end()
    console.error(failureSentence(error))
    if (error instanceof ImportError && error.code === 'vanishing') {
      console.error('If the file is right, import it again with --force.')
    }
    return false
  }
}
