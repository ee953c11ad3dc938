import type { CompsDocument } from '../model/comps-document.ts'
import { DOCUMENT_PICTURE } from '../model/document-map.ts'
import { type PdfParts, pdfDocument } from './pdf-document.ts'
import type { PdfFonts } from './pdf-page.ts'

/** What a PDF is made with; where it comes from differs between runtimes. */
export interface PdfKit {
  fonts(): Promise<PdfFonts>
  /** A PNG of an SVG document. */
  rasterize(svg: string): Promise<Uint8Array>
}

export type PdfOptions = Pick<PdfParts, 'columns' | 'withNotes'>

/** A document as a PDF, with its picture where it has one. The same bytes in browser and edge. */
export async function makePdf(
  document: CompsDocument,
  kit: PdfKit,
  options: PdfOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const { picture } = document
  const fonts = await kit.fonts()
  if (picture === undefined) return pdfDocument(document, { ...options, fonts })
  const png = await kit.rasterize(picture)
  return pdfDocument(document, { ...options, fonts, picture: { png, ...DOCUMENT_PICTURE } })
}
