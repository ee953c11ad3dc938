import { connectNode } from '../../../db/connect-node.ts'
import type { Database } from '../../../db/database.ts'
import { formatMoment } from '../../../sync/domain/dates/format-date.ts'
import { seedTeamOf } from '../../auth/seed-team-of.ts'
import { possibleDuplicates } from '../../duplicates/possible-duplicates.ts'
import { StartProblem } from '../../errors/start-problem.ts'
import { openFile } from '../../files/open-file.ts'
import {
  ArgumentProblem,
  type FileToImport,
  HELP,
  type ImportCommand,
  readArguments,
} from '../../import/command/arguments.ts'
import { estimateRows } from '../../import/command/estimate-rows.ts'
import { type ShownProgress, showProgress } from '../../import/command/show-progress.ts'
import { summaryLines } from '../../import/command/summary-lines.ts'
import { importWorkbook } from '../../import/import-workbook.ts'
import { failureSentence } from '../../import/run/failure-sentence.ts'
import { ImportError, type ImportErrorCode } from '../../import/run/import-error.ts'
import type { ImportSummary } from '../../import/run/import-summary.ts'
import { listSources, removeSource } from '../../import/sources.ts'
import { EnvironmentProblem, type HostEnv, parseEnv } from '../../settings/env.ts'
import { sourceFailure } from '../../sources/fetch/source-failure.ts'
import { runAllSources } from '../../sources/run/run-all-sources.ts'
import { notedCluster } from '../postgres/noted-cluster.ts'
import { publicFetch } from '../public-fetch.ts'
import { sourcesHere, sourceWorldHere } from '../sources/source-world-here.ts'
import { Crash, stopSignal } from '../stop-signals.ts'
import { withPostgres } from '../with-postgres.ts'
import { importGoogleSheet } from './import-google-sheet.ts'

const FORCE = 'If the file is right, import it again with --force.'

const ADVICE: Partial<Record<ImportErrorCode, string>> = {
  vanishing: FORCE,
  harmful: FORCE,
  renamed: 'If it is the same sheet, import the file again with --renamed; if not, with --force.',
}

process.exit(await run())

/** The exit code. */
async function run(): Promise<number> {
  const stopping = stopSignal()
  try {
    const command = readArguments(process.argv.slice(2))
    if (command.kind === 'help') {
      console.log(HELP)
      return 0
    }
    if (command.kind === 'import') for (const { path } of command.files) await (await openFile(path)).close()
    const env = parseEnv(process.env)
    return await withPostgres(
      env,
      (url) => withBook(url, env, (db) => obey(command, { db, env, stopping })),
      stopping,
    )
  } catch (error) {
    const isSaid = [ArgumentProblem, EnvironmentProblem, StartProblem].some((kind) => error instanceof kind)
    if (error === stopping.reason && !(error instanceof Crash)) console.error('Stopped. Nothing was changed.')
    else console.error(isSaid && error instanceof Error ? error.message : failureSentence(error))
    return 1
  }
}

async function withBook<T>(url: string, env: HostEnv, work: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = connectNode(url, { max: 4 })
  try {
    await seedTeamOf(db, env.signIn)
    return await work(db)
  } finally {
    await close()
  }
}

/** Where a command is carried out. */
interface Workplace {
  readonly db: Database
  readonly env: HostEnv
  readonly stopping: AbortSignal
}

async function obey(command: ImportCommand, { db, env, stopping }: Workplace): Promise<number> {
  switch (command.kind) {
    case 'help':
      return 0
    case 'list':
      return await list(db, env)
    case 'duplicates': {
      const found = await possibleDuplicates(db, env.signIn.team.id)
      if (found.length === 0) console.log('No two sources seem to have the same property.')
      for (const { why, properties } of found) {
        console.log(
          `${properties.map(({ source, name, address }) => `${source}: ${name}, ${address}`).join(' = ')}: ${why}`,
        )
      }
      return 0
    }
    case 'remove': {
      const removed = await removeSource(db, env.signIn.team.id, command.source)
      console.log(`${command.source}: ${removed.toLocaleString('en-US')} properties removed.`)
      return 0
    }
    case 'again': {
      const world = sourceWorldHere(db, sourcesHere(env, ''), publicFetch)
      const read = await runAllSources(world, env.signIn.team.id, { stopping })
      if (read.length === 0) console.log('No source can be read again.')
      for (const { source, summary, failure } of read) {
        if (summary === null) console.error(`${source}: ${failure}`)
        else for (const line of summaryLines(summary)) console.log(line)
      }
      return read.every(({ summary }) => summary !== null) ? 0 : 1
    }
    case 'google': {
      const world = sourceWorldHere(db, sourcesHere(env, ''), publicFetch)
      const { address, source: name, force, renamed: takesRenamed } = command
      const options = { team: env.signIn.team.id, force, takesRenamed, stopping }
      const did = await shown(name ?? 'Google sheet', null, (onProgress) =>
        importGoogleSheet(world, { address, name }, { ...options, onProgress }),
      )
      return did ? 0 : 1
    }
    case 'import': {
      let failed = 0
      for (const file of command.files) {
        if (stopping.aborted) break
        if (!(await importFile(file, command, { db, env, stopping }))) failed++
      }
      return failed === 0 && !stopping.aborted ? 0 : 1
    }
  }
}

async function list(db: Database, env: HostEnv): Promise<number> {
  const sources = await listSources(db, env.signIn.team.id)
  if (sources.length === 0) console.log('Nothing has been imported yet.')
  for (const { name, properties, workbook, importedAt } of sources) {
    console.log(
      `${name}: ${properties.toLocaleString('en-US')} properties, from ${workbook}, imported ${formatMoment(importedAt)}`,
    )
  }
  return 0
}

/** False where the file was refused; the book is then as it was before the file. */
async function importFile(
  { path, source }: FileToImport,
  { force, renamed }: Extract<ImportCommand, { kind: 'import' }>,
  { db, env, stopping }: Workplace,
): Promise<boolean> {
  const { dataDir } = env
  return await shown(source, await estimateRows(path), (onProgress) =>
    importWorkbook({
      db,
      team: env.signIn.team.id,
      source,
      path,
      force,
      takesRenamed: renamed,
      dataDir,
      databaseFolder: notedCluster(dataDir),
      stopping,
      staysThere: true,
      onProgress,
    }),
  )
}

/** Shows how an import goes, and what came of it. False where it was refused. */
async function shown(
  name: string,
  rows: number | null,
  work: (onProgress: ShownProgress['show']) => Promise<ImportSummary>,
): Promise<boolean> {
  const progress = showProgress(process.stdout, name, rows)
  try {
    const summary = await work(progress.show)
    progress.end()
    for (const line of summaryLines(summary)) console.log(line)
    return true
  } catch (error) {
    progress.end()
    console.error(sourceFailure(error))
    const advice = error instanceof ImportError ? ADVICE[error.code] : undefined
    if (advice) console.error(advice)
    return false
  }
}
