import type { DocumentFormat } from '../../sync/documents/model/document-format.ts'
import { toast } from '../ui/layers/toast.tsx'
import { exportDocument, loadCopyRows } from './export-document.ts'
import { COPIED_INSTEAD, compsExportWords, type ExportedComps } from './export-words.ts'
import type { DocumentSource } from './row-source.ts'

/**
 * Downloads comps as CSV: `{fileStem}-{date}.csv`. Tells of it in a toast: 'Export Started'; with no rows,
 * 'No Data'. Where the file cannot be made, the rows are copied to the clipboard as tab-separated text
 * ('CSV Export Alternative'), and where that fails too: 'Export Failed'. Never throws. Works offline.
 */
export async function exportCsv(
  document: DocumentSource,
  fileStem: string,
  of: ExportedComps,
): Promise<void> {
  const words = compsExportWords('csv', of)
  if (await exportDocument({ format: 'csv', document, fileStem }, words)) return
  const copied = await loadCopyRows()
    .then(({ copyRows }) => copyRows(document))
    .catch(() => false)
  if (copied) toast(COPIED_INSTEAD)
  else toast({ ...words.failed, kind: 'error' })
}

/**
 * Downloads comps as a report that prints: `{fileStem}-{date}.html`. Tells of it in a toast: 'Export Started';
 * with no rows, 'No Data'; where the file cannot be made, 'Table Export Failed'. Never throws. Works offline.
 */
export async function exportTable(
  document: DocumentSource,
  fileStem: string,
  of: ExportedComps,
): Promise<void> {
  await exportComps('html', document, fileStem, of)
}

/**
 * The same in any format; where the file cannot be made, the words for what was to leave. `withNotes`: a PDF's table is followed by
 * the notes of each property.
 */
export async function exportComps(
  format: DocumentFormat,
  document: DocumentSource,
  fileStem: string,
  of: ExportedComps,
  withNotes = false,
): Promise<void> {
  const words = compsExportWords(format, of)
  const isTold = await exportDocument({ format, document, fileStem, withNotes }, words)
  if (!isTold) toast({ ...words.failed, kind: 'error' })
}
