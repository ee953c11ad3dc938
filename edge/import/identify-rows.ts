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

/**
 * Gives each row of a workbook its property's id, in the order of the file. Rows with one key are one property
 * if they say the same; else they are several, told apart by the order in which they come.
 */
export function createRowIdentifier(team: string, source: string): (row: SheetRow) => IdentifiedRow {
  let sheet: string | undefined
  const occurrences = new Map<string, number>()
  const first = new Map<string, { readonly id: string; readonly rowNumber: number }>()
  return (row) => {
    if (row.sheet !== sheet) {
      sheet = row.sheet
      occurrences.clear()
      first.clear()
    }
    const content = `${row.hash} ${row.key}`
    const same = first.get(content)
    if (same) return { id: same.id, sameAs: same.rowNumber }
    const occurrence = (occurrences.get(row.key) ?? 0) + 1
    occurrences.set(row.key, occurrence)
    const id = propertyId({ team, source, sheet: row.sheet, key: row.key, occurrence })
    first.set(content, { id, rowNumber: row.rowNumber })
    return { id, sameAs: null }
  }
}
