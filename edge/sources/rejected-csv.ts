import { BYTE_ORDER_MARK, csvLine } from '../../sync/documents/text/csv-line.ts'
import { rejectedRowsOf } from '../import/plan/rejected-rows.ts'
import type { Services } from '../services/services.ts'

/** The rejected rows of a run as a CSV file, in slices: why, then the cells as they stood, under the header of their table. */
export async function* rejectedCsv(
  { withDb }: Pick<Services, 'withDb'>,
  runId: number | null,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  yield encoder.encode(BYTE_ORDER_MARK)
  let header = ''
  for (let offset = 0; runId !== null; ) {
    const { rows, total } = await withDb((db) => rejectedRowsOf(db, { runId, offset }))
    let lines = ''
    for (const row of rows) {
      const own = csvLine(['Sheet', 'Row', 'Reasons', ...row.header])
      if (own !== header) lines += own
      header = own
      lines += csvLine([row.sheet, row.rowNumber, row.reasons.join(' '), ...row.cells])
    }
    yield encoder.encode(lines)
    offset += rows.length
    if (rows.length === 0 || offset >= total) return
  }
}
