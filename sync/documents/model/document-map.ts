import { hasCoordinates } from '../../domain/place/has-coordinates.ts'
import type { MappedProperty } from '../../pictures/marketing/group-by-place.ts'
import {
  type MarketingAsked,
  type MarketingMap,
  marketingMap,
} from '../../pictures/marketing/marketing-map.ts'
import type { View } from '../../pictures/mercator.ts'
import { type CompRow, type CompsDocument, isIncluded, numbered } from './comps-document.ts'
import type { DocumentFormat } from './document-format.ts'

/** CSS pixels. On paper numbers of pins are then as large as those of the rows. */
export const DOCUMENT_PICTURE = { width: 440, height: 330 } as const
/** More pins would hide each other and the map, so longer documents have no map. */
export const MOST_PINNED = 500

/** Stands for a row that is not on the map. */
export const NOWHERE: MappedProperty = { name: '', latitude: null, longitude: null, rentPerSf: null }

/** Formats that have a map in them. */
export function hasMap(format: DocumentFormat): format is 'html' | 'pdf' {
  return format === 'html' || format === 'pdf'
}

/**
 * The map of a document, still to be drawn: the included rows under their numbers, around the place asked for, else
 * the subject. Null where there is nothing to show on it, or too much.
 */
export function documentMap(
  document: Mapped,
  size: Pick<View, 'width' | 'height'> = DOCUMENT_PICTURE,
): MarketingMap | null {
  if (!isMappable(document.rows)) return null
  return marketingMap({ ...mappedOf(document), numbered: true, size })
}

/** Looks at no more rows than it needs to: a document may have very many. */
function isMappable(rows: readonly CompRow[]): boolean {
  let pinned = 0
  for (const row of rows) {
    if (isIncluded(row) && hasCoordinates(row.property) && ++pinned > MOST_PINNED) return false
  }
  return pinned > 0
}

type Mapped = Pick<CompsDocument, 'rows' | 'subject' | 'around'>

/** The part of a document that its map shows: the included rows by number, and the place they are around. */
export function mappedOf({ rows, subject, around }: Mapped): MarketingAsked {
  const properties: MappedProperty[] = []
  for (const { number, property } of numbered(rows)) {
    if (number !== null) properties[number - 1] = property
  }
  const own = subject !== null && hasCoordinates(subject) ? subject : null
  const { center = own, ...ring } = around ?? {}
  return { center, ...ring, properties: Array.from(properties, (property) => property ?? NOWHERE) }
}
