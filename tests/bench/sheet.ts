import { fork } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { connectNode } from '../../db/connect-node.ts'
import { seedDemoTeam } from '../../db/demo-team.ts'
import { removeScratchFolder, scratchFolder } from '../scratch-folder.ts'
import { recordsOf } from '../sync/sheets/records-of.ts'
import { benchPostgres } from './bench-postgres.ts'
import type { BenchFigures } from './figures.ts'
import { generatedCsv } from './generated-csv.ts'
import type { SheetImported, SheetToImport } from './sheet/import-sheet.ts'
import { type SheetValue, serveSheet } from './sheet/serve-sheet.ts'

const ROWS = 100_000
const CHILD = fileURLToPath(new URL('sheet/import-sheet.ts', import.meta.url))
/** As the product gives to the process that reads sources. */
const MEMORY = '--max-old-space-size=400'

/**
 * 100,000 rows of a spreadsheet that is fetched by ranges, in a process of its own as in the product: into an empty book,
 * and again with another landlord in every row.
 */
export async function benchSheet(): Promise<BenchFigures> {
  await using cleanUp = new AsyncDisposableStack()
  const databaseUrl = await benchPostgres(cleanUp)
  const { db, close } = connectNode(databaseUrl)
  await seedDemoTeam(db)
  await close()
  const dataDir = await scratchFolder()
  cleanUp.defer(() => removeScratchFolder(dataDir))
  const sheet = await serveSheet()
  cleanUp.defer(() => sheet.stop())
  const asked = { databaseUrl, dataDir, port: sheet.port, privateKey: newKey() }
  const [load = Number.NaN] = loadavg()

  sheet.hold(rowsOf(generatedCsv(ROWS)))
  const first = await importIn(asked)
  const ranges = sheet.ranges()
  sheet.hold(
    rowsOf(
      generatedCsv(ROWS, (property) => ({ ...property, landlordFirm: `${property.landlordFirm} Again` })),
    ),
  )
  const again = await importIn(asked)
  if (first.new < ROWS * 0.99 || again.changed < ROWS * 0.99) throw new Error('Not all rows were imported.')
  return {
    machine_load_before: load,
    sheet_100k_ranges: ranges,
    sheet_100k_s: first.seconds,
    sheet_100k_peak_mb: first.peakMb,
    sheet_100k_all_changed_s: again.seconds,
    sheet_100k_all_changed_peak_mb: again.peakMb,
  }
}

function newKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

function rowsOf(csv: string): SheetValue[][] {
  return recordsOf(csv).map((record) =>
    record.map((cell) => (/^-?\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : cell)),
  )
}

async function importIn(asked: SheetToImport): Promise<SheetImported> {
  const child = fork(CHILD, { execArgv: [MEMORY] })
  child.send(asked)
  const [told] = (await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [null])])) as [
    SheetImported | null,
  ]
  if (told === null) throw new Error('The import ended without an answer.')
  return told
}
