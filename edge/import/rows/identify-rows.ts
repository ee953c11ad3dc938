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
  /** The id that the row's property has already. */
  readonly ownId?: string | undefined
  /** The same for two rows where every cell of them is. */
  readonly hash: string
}

/** The rows of one key. Nearly always there is one; the others are by content. */
interface SameKey {
  readonly hash: string
  readonly rowNumber: number
  others?: Map<string, { readonly id: string; readonly rowNumber: number }>
}

/**
 * Gives each row of a workbook an id, in the order of the file. Rows with one key are one property if all their cells
 * are the same; else they are several. Which of them has which id is settled once all rows are known.
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
    const { rowNumber, key, ownId, hash } = row
    const idOf = (occurrence: number) => propertyId({ team, source, sheet: row.sheet, key, occurrence })
    const firstId = ownId ?? idOf(1)
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
