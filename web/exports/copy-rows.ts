import type { CompsDocument } from '../../sync/documents/comps-document.ts'
import { tsvDocument } from '../../sync/documents/tsv-document.ts'
import { rememberedColumns } from './column-choice.ts'

/** Copies comps to the clipboard, to be pasted into a spreadsheet. Answers whether that was possible. */
export async function copyRows(document: Pick<CompsDocument, 'rows'>): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(tsvDocument(document, rememberedColumns('spreadsheet') ?? undefined))
    return true
  } catch {
    return false
  }
}
