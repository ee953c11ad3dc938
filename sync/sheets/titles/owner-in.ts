import { filledColumns, lineOf } from '../cells/row-cells.ts'
import type { SheetRow } from '../file/sheet.ts'

const OWNER = /^(?:owner|ownership|landlord|lessor)(?: (?:name|entity))?\s*(?:[:=]|\s[–—-]\s)\s*(.*)$/i

/** The owner that a cell of titles names: `Owner: Mesa Holdings LLC`, also with the name in the next cell. */
export function ownerIn(rows: readonly SheetRow[]): string | null {
  for (const row of rows) {
    const texts = filledColumns(row).map((column) => lineOf(row.cells[column]))
    for (const [i, text] of texts.entries()) {
      const [, behind] = OWNER.exec(text) ?? []
      const name = behind === '' ? texts[i + 1] : behind
      if (name !== undefined && /\p{L}{2}/u.test(name) && !name.includes(':')) return name
    }
  }
  return null
}
