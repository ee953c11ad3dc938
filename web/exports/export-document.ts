import { FORMAT_FACTS } from '../../sync/documents/model/document-format.ts'
import { toast } from '../ui/layers/toast.tsx'
import { CANCELED, type ExportWords, NO_DATA } from './export-words.ts'
import type { FileRequest } from './make-file.ts'
import { exportStore } from './progress/export-store.ts'
import { saveFile } from './save-file.ts'

const loadFileMaker = () => import('./make-file.ts')
export const loadCopyRows = () => import('./copy-rows.ts')
const loadTeller = () => import('../data/exports/untold-exports.ts')

/** Loads what exports need. Called ahead by screens that export, so that it is there when the server is not. */
export const loadExports = () =>
  Promise.all([loadFileMaker(), loadCopyRows(), loadTeller(), import('./progress/export-progress-view.tsx')])

/** Loads what reports are made with besides, 2 MB: called where one is about to be asked for. Never throws. */
export async function warmReports(): Promise<void> {
  try {
    await (await import('./report/open-report-maker.ts')).warmReports()
  } catch {
    // It is asked for again when it is needed.
  }
}

/**
 * Makes a file, saves it, and says so. False where it could not be made, which the caller has to say; true also where
 * it was canceled or there was nothing to export.
 */
export async function exportDocument(request: FileRequest, words: ExportWords): Promise<boolean> {
  const rows = request.document.rows.length
  if (rows === 0) {
    toast({ ...NO_DATA, kind: 'error' })
    return true
  }
  if (exportStore.current() !== null) return true
  try {
    const what = FORMAT_FACTS[request.format].label
    const file = await exportStore.run({ what, rows }, async (pace) =>
      (await loadFileMaker()).makeFile(request, pace),
    )
    if (file === null) {
      toast(CANCELED)
      return true
    }
    saveFile(file)
    void loadTeller().then(({ tellOfExport }) => tellOfExport({ kind: request.format, rows }))
    toast({ ...words.done(file.name), kind: 'success' })
    return true
  } catch {
    return false
  }
}
