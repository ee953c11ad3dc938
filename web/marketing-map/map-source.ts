import { type CompsDocument, numbered } from '../../sync/documents/model/comps-document.ts'
import { mappedOf } from '../../sync/documents/model/document-map.ts'
import type { RentUnit } from '../../sync/domain/format.ts'
import type { Property } from '../../sync/domain/property.ts'
import { mappedColumns } from '../../sync/pictures/marketing/mapped-columns.ts'
import type { MarketingRows } from '../exports/report/report-messages.ts'
import type { DocumentSource } from '../exports/row-source.ts'

/** What a marketing map is made of. Another object means that the picture has to be drawn again. */
export interface MapSource {
  /** Rows there are. */
  readonly count: number
  /** Called when the picture is drawn, not before: it reads a few figures of every row. */
  rows(): SourceRows
  /** The comp of a row, counted from 1; null where it has left the book. */
  compOf(row: number): Property | null
  /** Called when the report is printed, not before: it reads all of every row. */
  document(): DocumentSource
  /** How its rents are shown. */
  readonly unit: RentUnit
  /** What its files are named after. */
  readonly stem: string
  /** What stands over the picture: `Comps within 3.0 mi of 11830 Tanner Rd, Houston`. */
  readonly title: string
  /** `Proximity analysis: 11830 Tanner Rd, Houston`. */
  readonly reportTitle: string
}

export type SourceRows = Omit<MarketingRows, 'numbered' | 'size' | 'heading'>

/** What the picture of a document shows. */
export function rowsOfDocument(document: CompsDocument): SourceRows {
  const { properties, ...around } = mappedOf(document)
  return { ...around, columns: mappedColumns(properties) }
}

/** The comps of a document by their numbers. */
export function compsByNumber(document: CompsDocument): Map<number, Property> {
  return new Map(
    numbered(document.rows).flatMap(({ number, property }) => (number === null ? [] : [[number, property]])),
  )
}
