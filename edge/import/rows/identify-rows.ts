import { propertyId } from './property-id.ts'

export interface IdentifiedRow {
  readonly id: string
  /** The row of the sheet that says the same, where there is one before this. */
  readonly sameAs: number | null
}

export interface SheetRow {
  readonly sheet: string
  readonly rowNumber: number
  readonly key: string
  readonly hash: string
}

/** The rows of one key. Nearly always there is one; the others are by content. */
interface SameKey {
  readonly hash: string
  readonly rowNumber: number
  others?: Map<string, { readonly id: string; readonly rowNumber: number }>
}

/**
 * Gives each row of a workbook its property's id, in the order of the file. Rows with one key are one property
 * if they say the same; else they are several, told apart by the order in which they come.
 */
export function createRowIdentifier(team: string, source: string): (row: SheetRow) => IdentifiedRow {
  let sheet: string | undefined
  // By id and not by key, because a key is a slice of the file's text and would keep that text in memory.
  const known = new Map<string, SameKey>()
  return (row) => {
    if (row.sheet !== sheet) {
      sheet = row.sheet
      known.clear()
    }
    const { rowNumber, key, hash } = row
    const idOf = (occurrence: number) => propertyId({ team, source, sheet: row.sheet, key, occurrence })
    const firstId = idOf(1)
    const first = known.get(firstId)
    if (!first) {
      known.set(firstId, { hash, rowNumber })
      return { id: firstId, sameAs: null }
    }
    if (first.hash === hash) return { id: firstId, sameAs: first.rowNumber }
    first.others ??= new Map()
    const same = first.others.get(hash)
    if (same) return { id: same.id, sameAs: same.rowNumber }
    const id = idOf(first.others.size + 2)
    first.others.set(hash, { id, rowNumber })
    return { id, sameAs: null }
  }
}
