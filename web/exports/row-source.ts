import { NEVER_YIELD, ROWS_PER_BATCH, type YieldToMain } from '../../sync/documents/model/batches.ts'
import type { CompRow, CompsDocument } from '../../sync/documents/model/comps-document.ts'

/** Rows that are read as they are needed, such as an array's. */
export interface RowSource {
  readonly length: number
  at(index: number): CompRow | undefined
}

/** A document whose rows are still to be read. */
export type DocumentSource = Omit<CompsDocument, 'rows'> & { rows: RowSource }

/** Reads all rows: of many, each takes long enough that the page should get its turn between stretches of them. */
export async function readRows(
  source: RowSource,
  yieldToMain: YieldToMain = NEVER_YIELD,
): Promise<CompRow[]> {
  const { length } = source
  const rows: CompRow[] = []
  for (let i = 0; i < length; i++) {
    if (i % ROWS_PER_BATCH === 0) await yieldToMain(i)
    const row = source.at(i)
    if (row !== undefined) rows.push(row)
  }
  return rows
}
