import { readCsvRecord } from '../../../sync/sheets/file/csv-record.ts'

/** The records of a CSV text. */
export function recordsOf(text: string): string[][] {
  const records: string[][] = []
  for (let at = 0; at < text.length; ) {
    const record = readCsvRecord(text, at, ',', true)
    if (!record) break
    records.push(record.cells)
    at = record.next
  }
  return records
}
