import type { SourceKind } from '../../sync/api/sources.ts'

interface Placed {
  readonly kind: SourceKind
  readonly name: string
  readonly address: string | null
  readonly workbook: string | null
}

/** Where a source is, in a word: the file's name, the sheet's title, or the host of its address. */
export function placeOf({ kind, name, address, workbook }: Placed): string {
  switch (kind) {
    case 'csv-link':
    case 'url':
      return address !== null && URL.canParse(address) ? new URL(address).host : name
    case 'google-sheet':
    case 'file':
    case 'sample':
    case 'hand':
      return workbook ?? name
  }
}

/** The address as a person opens it. */
export function shownAddress({ kind, address }: Pick<Placed, 'kind' | 'address'>): string | null {
  if (kind !== 'google-sheet' || address === null) return address
  return `https://docs.google.com/spreadsheets/d/${address}/edit`
}
