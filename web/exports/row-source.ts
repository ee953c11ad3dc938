import { type Breathe, ROWS_A_BREATH, WITHOUT_A_BREATH } from '../../sync/documents/model/batches.ts'
import type { CompRow, CompsDocument } from '../../sync/documents/model/comps-document.ts'

/** Rows that are read as they are needed, such as an array's. */
export interface RowSource {
  readonly length: number
  at(index: number): CompRow | undefined
}

/** A document whose rows are still to be read. */
export type DocumentSource = Omit<CompsDocument, 'rows'> & { rows: RowSource }

/** Reads all rows: of many, each takes long enough that the page should get its turn between stretches of them. */
export async function readRows(source: RowSource, breathe: Breathe = WITHOUT_A_BREATH): Promise<CompRow[]> {
  const { length } = source
  const rows: CompRow[] = []
  for (let i = 0; i < length; i++) {
    if (i % ROWS_A_BREATH === 0) await breathe(i)
    const row = source.at(i)
    if (row !== undefined) rows.push(row)
  }
  return rows
}
