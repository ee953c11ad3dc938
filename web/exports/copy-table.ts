import { formatCount } from '../../sync/domain/format.ts'
import { toast } from '../ui/layers/toast.tsx'
import { loadCopyRows } from './export-document.ts'
import type { DocumentSource } from './row-source.ts'

/** Copies rows to the clipboard, to be pasted into a spreadsheet, and says so. Never throws. */
export async function copyTable(document: Pick<DocumentSource, 'rows'>): Promise<void> {
  const { length } = document.rows
  const isCopied = await loadCopyRows()
    .then(({ copyRows }) => copyRows(document))
    .catch(() => false)
  if (isCopied) {
    const what = `${formatCount(length)} ${length === 1 ? 'property' : 'properties'}`
    toast({
      title: 'Copied as table',
      description: `${what}. Paste into a spreadsheet.`,
      kind: 'success',
    })
  } else {
    const description = 'This browser does not allow it. Download a CSV instead.'
    toast({ title: 'Copy failed', description, kind: 'error' })
  }
}
