import { hash } from 'node:crypto'

export interface RowIdentity {
  readonly team: string
  /** The source's name, unique in its team. */
  readonly source: string
  readonly sheet: string
  /** What the row goes by in its sheet. */
  readonly key: string
  /** 1 for the first row with this key and other content than those before it, 2 for the second. */
  readonly occurrence: number
}

/** 24 hex characters, the same for the same row at every import. */
export function propertyId({ team, source, sheet, key, occurrence }: RowIdentity): string {
  return shortHash([team, source, sheet, key, occurrence])
}

/** The first 96 bits of SHA-256 over the JSON of `parts`, in hex. */
export function shortHash(parts: readonly unknown[]): string {
  return hash('sha256', JSON.stringify(parts), 'hex').slice(0, 24)
}
