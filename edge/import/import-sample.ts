import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectNode } from '../../db/connect-node.ts'
import { property } from '../../db/property-table.ts'
import { writeSampleWorkbook } from '../../db/sample/workbook/write-sample-workbook.ts'
import { SAMPLE_SOURCE } from './data-sources.ts'
import { importWorkbook } from './import-workbook.ts'
import type { ImportProgress, ImportSummary } from './run/import-summary.ts'

export interface SampleImport {
  /** Of a migrated database. */
  readonly url: string
  readonly dataDir: string
  /** It must be there. */
  readonly team: string
  readonly onProgress?: (progress: ImportProgress) => void
}

/**
 * Fills a team's book with the sample workbook, through the same import as any file. `null`, and nothing
 * written, where the book has or ever had a property: a sample the user removed stays away.
 */
export async function importSampleIfEmpty({
  url,
  team,
  ...options
}: SampleImport): Promise<ImportSummary | null> {
  const { db, close } = connectNode(url)
  const folder = await mkdtemp(join(tmpdir(), 'clearheight-sample-'))
  try {
    const known = await db.select({ id: property.id }).from(property).limit(1)
    if (known.length > 0) return null
    const path = join(folder, `${SAMPLE_SOURCE}.xlsx`)
    await writeFile(path, await writeSampleWorkbook())
    return await importWorkbook({ ...options, db, team, source: SAMPLE_SOURCE, path })
  } finally {
    await rm(folder, { recursive: true })
    await close()
  }
}
