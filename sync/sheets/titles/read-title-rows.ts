import { filledColumns, lineOf } from '../cells/row-cells.ts'
import type { SheetRow } from '../file/sheet.ts'
import type { Cell } from '../model/cell.ts'
import { readTitles, type TitleFacts } from './read-titles.ts'

/** What titles say, and their rows, the highest first. */
export interface TitlesAbove extends TitleFacts {
  readonly landlordFirm: string | null
  readonly rows: readonly SheetRow[]
}

/** What rows of titles say, the highest first. */
export function readTitleRows(rows: readonly SheetRow[]): TitlesAbove {
  return { ...readTitles(rows.map(({ cells }) => titleLine(cells))), landlordFirm: ownerIn(rows), rows }
}

/** A row of titles as one line, without what a program prints beside them. */
export function titleLine(cells: readonly Cell[]): string {
  const texts = filledColumns({ rowNumber: 0, cells }).map((index) => lineOf(cells[index]))
  const telling = texts.filter((text) => !OF_THE_PRINT.test(text))
  return (telling.length > 0 ? telling : texts).join(' ')
}

/** What a program prints beside the title of a report. */
const OF_THE_PRINT =
  /^(?:date|time|page|user|database|printed|run|report id|(?:bldg|building|lease|property) status|currency|period)(?: \p{L}+)?: ?\S/iu

const OWNER = /^(?:owner|ownership|landlord|lessor)(?: (?:name|entity))?\s*(?:[:=]|\s[–—-]\s)\s*(.*)$/i

/** The owner that a cell of titles names: `Owner: Mesa Holdings LLC`, also with the name in the next cell. */
function ownerIn(rows: readonly SheetRow[]): string | null {
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
