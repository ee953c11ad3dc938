import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { connectNode } from '../../../db/connect-node.ts'
import type { Database } from '../../../db/database.ts'
import { seedDemoTeam } from '../../../db/demo-team.ts'
import { importRows } from '../../../edge/import/import-rows.ts'
import type { RowsToImport } from '../../../edge/import/import-target.ts'
import type { ImportSummary } from '../../../edge/import/run/import-summary.ts'
import { createRejectedFile } from '../../../edge/import/run/rejected-file.ts'
import type { RowOutcome } from '../../../sync/sheets/model/read-row-outcome.ts'
import { testDatabaseUrl } from '../../postgres.ts'
import { type MadeRow, makeEvents } from './make-events.ts'

export interface OpenBook {
  readonly url: string
  readonly db: Database
  readonly dataDir: string
  /** Imports rows as the source `source`, or what else `options` says. */
  importMade(rows: readonly (MadeRow | RowOutcome)[], options?: Partial<RowsToImport>): Promise<ImportSummary>
}

/** A database with the demo team's empty book, gone when the test ends. */
export async function openBook(): Promise<OpenBook> {
  const url = await testDatabaseUrl()
  const dataDir = await mkdtemp(join(tmpdir(), 'clearheight-import-'))
  const { db, close } = connectNode(url)
  onTestFinished(async () => {
    await close()
    await rm(dataDir, { recursive: true })
  })
  await seedDemoTeam(db)
  return {
    url,
    db,
    dataDir,
    importMade: (rows, options = {}) => {
      const source = options.source ?? 'source'
      return importRows({
        db,
        team: 'demo',
        source,
        workbook: `${source}.csv`,
        events: makeEvents(rows),
        rejectedRows: createRejectedFile(dataDir, source, '2026-11-21'),
        ...options,
      })
    },
  }
}
