import { csvRows } from '../../../sync/sheets/file/csv-rows.ts'

/** The cells of a CSV file as our own import reads them. */
export async function readCsv(parts: readonly string[]): Promise<(string | null)[][]> {
  const bytes = new TextEncoder().encode(parts.join(''))
  const source = {
    name: 'a.csv',
    size: bytes.length,
    read: async (start: number, end: number) => bytes.subarray(start, end),
  }
  const rows: (string | null)[][] = []
  for await (const { cells } of csvRows(source)) rows.push(cells.map((cell) => cell as string | null))
  return rows
}
