import { type DocumentFormat, FORMAT_FACTS } from './model/document-format.ts'

/** Longer names are cut: even of four-byte characters, with date and extension, they stay below 255 bytes. */
const LONGEST_STEM = 56

/** Not in file names: signs of paths and of shells, and what nobody sees. */
const UNSAFE = /[\s\p{C}\\/:*?"'`<>|%&;#$!^~{}[\]-]+/gu

/** `properties-2026-11-21.csv`. The stem may be anything, such as the name of a comp list. */
export function fileName(stem: string, date: string, format: DocumentFormat): string {
  return datedName(stem, date, FORMAT_FACTS[format].extension)
}

/** The same of any kind of file. */
export function datedName(stem: string, date: string, extension: string): string {
  const safe = stem.toWellFormed().normalize('NFC').replace(UNSAFE, '-')
  const trimmed = [...safe]
    .slice(0, LONGEST_STEM)
    .join('')
    .replace(/^[-.]+|[-.]+$/g, '')
  return `${trimmed || 'comps'}-${date}.${extension}`
}

/**
 * The Content-Disposition header of a download (RFC 6266): the name in letters that every client reads, and as it is
 * for those that read `filename*` (RFC 8187).
 */
export function contentDisposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]+/g, '_').replace(/["\\%]/g, '_')
  const exact = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}
