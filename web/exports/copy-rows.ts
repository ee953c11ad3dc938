import { tsvDocument } from '../../sync/documents/text/tsv-document.ts'
import { assumedNow } from '../data/assumed.ts'
import { tellOfExport } from '../data/exports/untold-exports.ts'
import { exportedColumns } from './columns/column-choice.ts'
import { type DocumentSource, readRows } from './row-source.ts'

/** Copies comps to the clipboard, to be pasted into a spreadsheet. Answers whether that was possible. */
export async function copyRows(document: Pick<DocumentSource, 'rows'>): Promise<boolean> {
  try {
    const rows = await readRows(document.rows)
    const assumed = assumedNow()
    await navigator.clipboard.writeText(
      tsvDocument({ rows, ...(assumed && { assumed }) }, exportedColumns('spreadsheet', rows) ?? undefined),
    )
    tellOfExport({ kind: 'clipboard', rows: rows.length })
    return true
  } catch {
    return false
  }
}
