import { concatBytes } from '../../sync/book/wire/gzip.ts'
import { columnsChoiceOf, columnsFor, columnsOfTable } from '../../sync/documents/columns/columns-of-table.ts'
import { ALL_COLUMNS, type ColumnId } from '../../sync/documents/columns/comp-columns.ts'
import { contentDisposition, fileName } from '../../sync/documents/file-name.ts'
import { type DocumentPart, makeDocument } from '../../sync/documents/make-document.ts'
import type { CompsDocument } from '../../sync/documents/model/comps-document.ts'
import { type DocumentFormat, FORMAT_FACTS } from '../../sync/documents/model/document-format.ts'
import { documentMap, hasMap } from '../../sync/documents/model/document-map.ts'
import { formatCount } from '../../sync/domain/format.ts'
import type { LaidColumn } from '../../sync/domain/table/table-layout.ts'
import { drawMarketingMap } from '../../sync/pictures/marketing/marketing-map.ts'
import { ApiError } from '../http/api-error.ts'
import { drawnOnBestTiles } from '../pictures/built-in-picture.ts'
import type { Services } from '../services/services.ts'

/** Some 180 pages. One takes seconds of the processor, in which nobody else is answered; browsers make longer ones. */
const MOST_PDF_ROWS = 5_000

interface AskedFile extends Pick<NamedFile, 'stem' | 'format'> {
  /** Of a CSV or spreadsheet. */
  columns?: 'standard' | 'all'
  /** In their place: those of a table. */
  cols?: readonly LaidColumn[] | undefined
  /** Whether each property's notes follow the table of a PDF. */
  withNotes?: boolean
}

/** A document as a download, the same bytes as the browser makes. Throws a 400 where a PDF would be too long. */
export async function documentFile(
  services: Services,
  document: CompsDocument,
  { stem, format, columns = 'standard', cols, withNotes = false }: AskedFile,
): Promise<Response> {
  if (format === 'pdf' && document.rows.length > MOST_PDF_ROWS) {
    throw new ApiError(
      'bad_request',
      `A PDF comp report can hold ${formatCount(MOST_PDF_ROWS)} properties, and this one has ${formatCount(document.rows.length)}. Choose fewer, or export a CSV.`,
    )
  }
  const pictured = hasMap(format) ? await withMap(services, document) : document
  const chosen = chosenColumns(document.rows, { format, columns, cols })
  const parts = await makeDocument(format, pictured, {
    ...(chosen !== null && { columns: chosen }),
    withNotes,
    makePdf: services.makePdf,
  })
  return fileResponse(parts, { stem, date: document.date, format })
}

/** The columns that were asked for; null for the usual ones. */
function chosenColumns(
  rows: CompsDocument['rows'],
  { format, columns, cols }: Pick<AskedFile, 'format' | 'columns' | 'cols'>,
): readonly ColumnId[] | null {
  const kind = columnsChoiceOf(format)
  if (kind === null) return null
  if (cols !== undefined) return columnsOfTable(columnsFor(rows, cols), kind)
  return columns === 'all' && kind === 'spreadsheet' ? ALL_COLUMNS : null
}

async function withMap(services: Services, document: CompsDocument): Promise<CompsDocument> {
  const map = documentMap(document)
  if (map === null) return document
  const picture = await drawnOnBestTiles(map.view.center, services, (tiles) => drawMarketingMap(map, tiles))
  return { ...document, picture }
}

interface NamedFile {
  /** What the file is named after, such as a comp list's name. */
  stem: string
  /** `YYYY-MM-DD`. */
  date: string
  format: DocumentFormat
}

/** A document as a download. Nothing keeps a copy on the way. */
function fileResponse(parts: readonly DocumentPart[], { stem, date, format }: NamedFile): Response {
  const encoder = new TextEncoder()
  const bytes = concatBytes(parts.map((part) => (typeof part === 'string' ? encoder.encode(part) : part)))
  return new Response(bytes, {
    headers: {
      'Content-Type': FORMAT_FACTS[format].mediaType,
      'Content-Disposition': contentDisposition(fileName(stem, date, format)),
      'Content-Length': String(bytes.length),
      'Cache-Control': 'private, no-store',
    },
  })
}
