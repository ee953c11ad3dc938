import { columnsChoiceOf } from '../../sync/documents/columns/columns-of-table.ts'
import { fileName } from '../../sync/documents/file-name.ts'
import { type DocumentOptions, type DocumentPart, makeDocument } from '../../sync/documents/make-document.ts'
import type { YieldToMain } from '../../sync/documents/model/batches.ts'
import type { CompsDocument } from '../../sync/documents/model/comps-document.ts'
import { type DocumentFormat, FORMAT_FACTS } from '../../sync/documents/model/document-format.ts'
import { hasMap } from '../../sync/documents/model/document-map.ts'
import { assumedNow } from '../data/assumed.ts'
import { exportedColumns } from './columns/column-choice.ts'
import { pacedYield } from './paced-yield.ts'
import type { ExportPace } from './progress/export-store.ts'
import { openReportMaker } from './report/open-report-maker.ts'
import { type DocumentSource, readRows } from './row-source.ts'

export interface FileRequest {
  format: DocumentFormat
  document: DocumentSource
  /** What the file is named after. */
  fileStem: string
  /** Whether each property's notes follow the table of a PDF. */
  withNotes?: boolean
}

export interface MadeFile {
  name: string
  contents: Blob
}

/**
 * Makes a file with the columns remembered for its format, in slices, so that the page stays responsive however long
 * it takes.
 */
export async function makeFile(
  { format, document, fileStem, withNotes = false }: FileRequest,
  pace: ExportPace,
): Promise<MadeFile> {
  const { length } = document.rows
  // Every row is read, then written.
  const yieldToMain = pacedYield(length * 2, pace)
  const rows = await readRows(document.rows, yieldToMain)
  const choice = columnsChoiceOf(format)
  const columns = choice === null ? null : exportedColumns(choice, rows)
  const assumed = assumedNow()
  const whole = { ...document, rows, ...(assumed && { assumed }) }
  const parts = await partsOf(format, whole, pace.signal, {
    yieldToMain: (done) => yieldToMain(length + done),
    withNotes,
    ...(columns === null ? {} : { columns }),
  })
  // Piece by piece: the text of a large file takes long to turn into bytes.
  const pieces: Blob[] = []
  for (const part of parts) {
    await yieldToMain(length * 2)
    pieces.push(new Blob([part]))
  }
  return {
    name: fileName(fileStem, document.date, format),
    contents: new Blob(pieces, { type: FORMAT_FACTS[format].mediaType }),
  }
}

interface PartsOptions extends Omit<DocumentOptions, 'makePdf'> {
  yieldToMain: YieldToMain
}

/** Maps and PDFs are made in a worker. */
async function partsOf(
  format: DocumentFormat,
  document: CompsDocument,
  signal: AbortSignal,
  options: PartsOptions,
): Promise<readonly DocumentPart[]> {
  const maker = openReportMaker(signal)
  try {
    const picture = hasMap(format) ? await maker.drawMap(document) : null
    return await makeDocument(
      format,
      { ...document, ...(picture !== null && { picture }) },
      { ...options, makePdf: (pictured, chosen) => maker.makePdf(pictured, chosen, options.yieldToMain) },
    )
  } finally {
    maker.close()
  }
}
