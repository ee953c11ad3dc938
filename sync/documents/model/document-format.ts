/** The formats a document leaves in, in the order of the menus. The first is the one taken where none is named. */
export const DOCUMENT_FORMATS = ['csv', 'pdf', 'xlsx', 'html', 'geojson'] as const
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number]

export interface FormatFacts {
  /** As menus name it. */
  label: string
  /** Of the file's name, without a dot. */
  extension: string
  mediaType: string
}

export const FORMAT_FACTS = {
  csv: { label: 'CSV', extension: 'csv', mediaType: 'text/csv; charset=utf-8' },
  pdf: { label: 'PDF comp report', extension: 'pdf', mediaType: 'application/pdf' },
  xlsx: {
    label: 'Excel',
    extension: 'xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  html: { label: 'HTML table', extension: 'html', mediaType: 'text/html; charset=utf-8' },
  geojson: { label: 'GeoJSON', extension: 'geojson', mediaType: 'application/geo+json' },
} as const satisfies Record<DocumentFormat, FormatFacts>

/** Said where there is nothing to export (specification, section 5). */
export const NOTHING_TO_EXPORT = 'No properties to export. Please perform a search first.'
