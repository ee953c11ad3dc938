import { fileName } from '../../sync/documents/file-name.ts'

/** `proximity-comps-map-2026-11-21.jpg`. */
export function mapFileName(stem: string, date: string): string {
  return fileName(`${stem}-map`, date, 'html').replace(/html$/, 'jpg')
}
