import type { CompsDocument } from './model/comps-document.ts'
import type { DocumentFormat } from './model/document-format.ts'
import type { PdfOptions } from './pdf/make-pdf.ts'
import { reportDocument } from './report/report-document.ts'
import { csvDocument, type TableOptions } from './text/csv-document.ts'
import { geojsonDocument } from './text/geojson-document.ts'
import { xlsxDocument } from './xlsx/xlsx-document.ts'

/** Text is UTF-8 once it is a file. */
export type DocumentPart = string | Uint8Array<ArrayBuffer>

export interface DocumentOptions extends TableOptions, PdfOptions {
  /** Makes PDFs the way this runtime does: in a browser, in a worker. */
  makePdf(document: CompsDocument, options: PdfOptions): Promise<Uint8Array<ArrayBuffer>>
}

/** A file's contents in any of the formats, in chunks; the same for the same input, wherever it is made. */
export async function makeDocument(
  format: DocumentFormat,
  document: CompsDocument,
  options: DocumentOptions,
): Promise<readonly DocumentPart[]> {
  switch (format) {
    case 'csv':
      return await csvDocument(document, options)
    case 'pdf': {
      const { columns, withNotes = false } = options
      return [await options.makePdf(document, { ...(columns && { columns }), withNotes })]
    }
    case 'xlsx':
      return [await xlsxDocument(document, options)]
    case 'html':
      return await reportDocument(document, options)
    case 'geojson':
      return await geojsonDocument(document, options)
  }
}
