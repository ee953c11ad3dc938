import type { SourceKind } from '../../sync/api/sources.ts'

/** Whether a source can be read again as it is: it has an address, or a file. */
export function canRun({
  kind,
  path,
  address,
}: {
  readonly kind: SourceKind
  readonly path: string | null
  readonly address: string | null
}): boolean {
  switch (kind) {
    case 'google-sheet':
    case 'csv-link':
    case 'url':
      return address !== null
    case 'file':
      return path !== null
    case 'sample':
    case 'hand':
      return false
  }
}
