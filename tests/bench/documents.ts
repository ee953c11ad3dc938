import Papa from 'papaparse'
import { sampleProperties } from '../../db/sample/sample-properties.ts'
import { renderInThread } from '../../edge/local/rendering/render-in-thread.ts'
import { COMP_COLUMNS, SPREADSHEET_COLUMNS } from '../../sync/documents/columns/comp-columns.ts'
import { type DocumentPart, makeDocument } from '../../sync/documents/make-document.ts'
import { type CompRow, numbered } from '../../sync/documents/model/comps-document.ts'
import type { DocumentFormat } from '../../sync/documents/model/document-format.ts'
import { csvDocument } from '../../sync/documents/text/csv-document.ts'
import { makeComps, rowsOf } from '../make/comps.ts'
import { type BenchFigures, quantile } from './figures.ts'

const RUNS = 5

/** How long documents take to make, and CSV beside papaparse writing the same cells. */
export async function benchDocuments(): Promise<BenchFigures> {
  const many = rowsOf(sampleProperties({ seed: 7, count: 100_000 }))
  const some = many.slice(0, 10_000)
  const csv = await timed(() => csvDocument({ rows: many }))
  const papaparse = await timed(async () => [byPapaparse(many)])
  const figures = {
    csv_100000_rows_ms: csv.ms,
    csv_100000_rows_papaparse_ms: papaparse.ms,
    csv_100000_rows_megabytes: csv.megabytes,
  }
  const others = ['xlsx', 'html', 'geojson'] as const satisfies readonly DocumentFormat[]
  for (const format of others) {
    const { ms, megabytes } = await timed(() => makeFile(format, some))
    Object.assign(figures, {
      [`${format}_10000_rows_ms`]: ms,
      [`${format}_10000_rows_megabytes`]: megabytes,
    })
  }
  for (const count of [1_000, 5_000]) {
    const { ms, megabytes } = await timed(() => makeFile('pdf', many.slice(0, count)))
    Object.assign(figures, { [`pdf_${count}_rows_ms`]: ms, [`pdf_${count}_rows_megabytes`]: megabytes })
  }
  return figures
}

function makeFile(format: DocumentFormat, rows: readonly CompRow[]): Promise<readonly DocumentPart[]> {
  return makeDocument(format, makeComps({ rows }), { makePdf: renderInThread.makePdf })
}

function byPapaparse(rows: readonly CompRow[]): string {
  const columns = SPREADSHEET_COLUMNS.map((id) => COMP_COLUMNS[id])
  return Papa.unparse(
    {
      fields: columns.map(({ header }) => header),
      data: numbered(rows).map((row) => columns.map((column) => column.value(row))),
    },
    { newline: '\r\n', escapeFormulae: true },
  )
}

async function timed(
  make: () => Promise<readonly DocumentPart[]>,
): Promise<{ ms: number; megabytes: number }> {
  const encoder = new TextEncoder()
  const times: number[] = []
  let bytes = 0
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now()
    const parts = (await make()).map((part) => (typeof part === 'string' ? encoder.encode(part) : part))
    times.push(performance.now() - start)
    bytes = parts.reduce((sum, part) => sum + part.length, 0)
  }
  return { ms: quantile(times, 0.5), megabytes: bytes / 1e6 }
}
