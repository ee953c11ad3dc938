import type { CompRow, CompsDocument } from '../../../sync/documents/model/comps-document.ts'
import type { PdfOptions } from '../../../sync/documents/pdf/make-pdf.ts'
import type { MappedColumns } from '../../../sync/pictures/marketing/mapped-columns.ts'
import type { MarketingAsked, MarketingMap } from '../../../sync/pictures/marketing/marketing-map.ts'
import type { Cluster } from '../../../sync/pictures/marketing/top-clusters.ts'
import type { TileSource } from '../../data/maps/tile-sources.ts'

/** What the page asks of the worker that makes reports. Each but `rows` and `warm` is answered once. */
export type ToReportWorker =
  /** Load what reports are made with. */
  | { kind: 'warm'; sources: readonly TileSource[] }
  | { kind: 'map'; map: MarketingMap; sources: readonly TileSource[] }
  /** Any number of rows, which are grouped there too. */
  | { kind: 'marketing'; asked: MarketingRows; sources: readonly TileSource[] }
  /** The next rows of the document to come: a long one would take too long to hand over at once. */
  | { kind: 'rows'; rows: readonly CompRow[] }
  | { kind: 'pdf'; document: Omit<CompsDocument, 'rows'>; options: PdfOptions }

export type FromReportWorker =
  | { kind: 'map'; svg: string }
  | ({ kind: 'marketing' } & MarketingPictured)
  | { kind: 'pdf'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'failed'; message: string }

/** What a marketing map is asked for, with its rows as columns. */
export interface MarketingRows extends Omit<MarketingAsked, 'properties'> {
  readonly columns: MappedColumns
}

/** A marketing map as SVG, and what is told of it beside. */
export interface MarketingPictured {
  readonly svg: string
  /** Properties on it, and the places they stand at. */
  readonly count: number
  readonly places: number
  /** Without names. */
  readonly clusters: readonly Cluster[]
}
