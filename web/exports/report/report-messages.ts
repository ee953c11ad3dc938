import type { CompRow, CompsDocument } from '../../../sync/documents/comps-document.ts'
import type { PdfOptions } from '../../../sync/documents/pdf/make-pdf.ts'
import type { MarketingMap } from '../../../sync/pictures/marketing/marketing-map.ts'
import type { TileSource } from '../../data/tile-sources.ts'

/** What the page asks of the worker that makes reports. Each but `rows` and `warm` is answered once. */
export type ToReportWorker =
  /** Load what reports are made with. */
  | { kind: 'warm'; sources: readonly TileSource[] }
  | { kind: 'map'; map: MarketingMap; sources: readonly TileSource[] }
  /** The next rows of the document to come: a long one would take too long to hand over at once. */
  | { kind: 'rows'; rows: readonly CompRow[] }
  | { kind: 'pdf'; document: Omit<CompsDocument, 'rows'>; options: PdfOptions }

export type FromReportWorker =
  | { kind: 'map'; svg: string }
  | { kind: 'pdf'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'failed'; message: string }
