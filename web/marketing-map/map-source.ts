import type { CompsDocument } from '../../sync/documents/comps-document.ts'
import { mappedOf } from '../../sync/documents/document-map.ts'
import { mappedColumns } from '../../sync/pictures/marketing/mapped-columns.ts'
import type { MarketingRows } from '../exports/report/report-messages.ts'
import type { DocumentSource } from '../exports/row-source.ts'

/** What a marketing map is made of. Another object means that the picture has to be drawn anew. */
export interface MapSource {
  /** Rows there are. */
  readonly count: number
  /** Called when the picture is drawn, not before: it reads a few figures of every row. */
  rows(): SourceRows
  /** Called when the report is printed, not before: it reads all of every row. */
  document(): DocumentSource
  /** What its files are named after. */
  readonly stem: string
  /** `Proximity analysis: 11830 Tanner Rd, Houston`. */
  readonly reportTitle: string
}

export interface SourceRows extends Omit<MarketingRows, 'numbered'> {
  /** The name of a row, counted from 1. */
  nameOf(row: number): string
}

/** What the picture of a document shows. */
export function rowsOfDocument(document: CompsDocument): SourceRows {
  const { properties, ...around } = mappedOf(document)
  return { ...around, columns: mappedColumns(properties), nameOf: (row) => properties[row - 1]?.name ?? '' }
}
