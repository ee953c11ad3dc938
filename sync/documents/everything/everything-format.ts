import { FORMAT_FACTS, type FormatFacts } from '../model/document-format.ts'

/** The formats in which everything leaves at once, in the order of the menu. */
export const EVERYTHING_FORMATS = ['xlsx', 'csv', 'json', 'geojson'] as const
export type EverythingFormat = (typeof EVERYTHING_FORMATS)[number]

export const EVERYTHING_FACTS = {
  xlsx: FORMAT_FACTS.xlsx,
  csv: { label: 'CSV files in a zip', extension: 'zip', mediaType: 'application/zip' },
  json: { label: 'JSON', extension: 'json', mediaType: 'application/json' },
  geojson: FORMAT_FACTS.geojson,
} as const satisfies Record<EverythingFormat, FormatFacts>

/** What the file is named after. */
export const EVERYTHING_STEM = 'clearheight-everything'
