import { makeDocument } from '../../sync/documents/make-document.ts'
import type { CompsDocument } from '../../sync/documents/model/comps-document.ts'
import { documentMap, hasMap } from '../../sync/documents/model/document-map.ts'
import { formatCount } from '../../sync/domain/format.ts'
import { drawMarketingMap } from '../../sync/pictures/marketing/marketing-map.ts'
import { ApiError } from '../http/api-error.ts'
import { drawnOnBestTiles } from '../pictures/built-in-picture.ts'
import type { Services } from '../services/services.ts'
import { fileResponse, type NamedFile } from './file-response.ts'

/** Some 180 pages. One takes seconds of the processor, in which nobody else is answered; browsers make longer ones. */
const MOST_PDF_ROWS = 5_000

interface AskedFile extends Pick<NamedFile, 'stem' | 'format'> {
  /** Whether each property's notes follow the table of a PDF. */
  withNotes?: boolean
}

/** A document as a download, the same bytes as the browser makes. Throws a 400 where a PDF would be too long. */
export async function documentFile(
  services: Services,
  document: CompsDocument,
  { stem, format, withNotes = false }: AskedFile,
): Promise<Response> {
  if (format === 'pdf' && document.rows.length > MOST_PDF_ROWS) {
    throw new ApiError(
      'bad_request',
      `A PDF comp report can hold ${formatCount(MOST_PDF_ROWS)} properties, and this one has ${formatCount(document.rows.length)}. Choose fewer, or export a CSV.`,
    )
  }
  const pictured = hasMap(format) ? await withMap(services, document) : document
  const parts = await makeDocument(format, pictured, {
    withNotes,
    makePdf: async (document, options) => {
      const { makePdf } = await import('../../sync/documents/pdf/make-pdf.ts')
      return makePdf(document, { fonts: services.pdfFonts, rasterise: services.rasterise }, options)
    },
  })
  return fileResponse(parts, { stem, date: document.date, format })
}

async function withMap(services: Services, document: CompsDocument): Promise<CompsDocument> {
  const map = documentMap(document)
  if (map === null) return document
  const picture = await drawnOnBestTiles(map.view.centre, services, (tiles) => drawMarketingMap(map, tiles))
  return { ...document, picture }
}
