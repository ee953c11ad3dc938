import { tsvDocument } from '../../sync/documents/text/tsv-document.ts'
import { assumedNow } from '../data/assumed.ts'
import { tellOfExport } from '../data/exports/untold-exports.ts'
import { exportedColumns } from './columns/column-choice.ts'
import { type DocumentSource, readRows } from './row-source.ts'

/** A table, with what its rows are compared with where there is that. */
type CopiedTable = Pick<DocumentSource, 'rows'> & Partial<Pick<DocumentSource, 'subject' | 'typedSubject'>>

/** Copies comps to the clipboard, to be pasted into a spreadsheet. Answers whether that was possible. */
export async function copyRows(document: CopiedTable): Promise<boolean> {
  try {
    const rows = await readRows(document.rows)
    const assumed = assumedNow()
    await navigator.clipboard.writeText(
      tsvDocument(
        { ...document, rows, ...(assumed && { assumed }) },
        exportedColumns('spreadsheet', rows) ?? undefined,
      ),
    )
    tellOfExport({ kind: 'clipboard', rows: rows.length })
    return true
  } catch {
    return false
  }
}
