import type { Sheet, SheetRow } from '../file/sheet.ts'
import type { Cell } from '../model/cell.ts'

/** The rows of larger files are read again each time, so that memory stays bounded. */
const MOST_CELLS = 1_500_000
const MOST_CHARACTERS = 48 * 1024 * 1024

/** The sheets of a file that is read again and again. */
export interface KeptSheets {
  /** Kept from the last whole reading, else from the file. */
  sheets(): AsyncIterable<Sheet>
}

/** Keeps the rows of a file while they are read for the first time, where they are not too many. */
export function keepSheets(open: () => AsyncIterable<Sheet>): KeptSheets {
  let kept: readonly { sheet: Sheet; rows: readonly SheetRow[] }[] | null = null
  let isTooMuch = false

  async function* first(): AsyncGenerator<Sheet> {
    const own: { sheet: Sheet; rows: SheetRow[]; isWhole: boolean }[] = []
    let cells = 0
    let characters = 0
    for await (const sheet of open()) {
      const known = { sheet, rows: [] as SheetRow[], isWhole: false }
      own.push(known)
      async function* rows(): AsyncGenerator<SheetRow> {
        for await (const row of sheet.rows) {
          cells += row.cells.length
          for (const cell of row.cells) characters += lengthOf(cell)
          isTooMuch ||= cells > MOST_CELLS || characters > MOST_CHARACTERS
          if (isTooMuch) known.rows.length = 0
          else known.rows.push(row)
          yield row
        }
        known.isWhole = true
      }
      yield { ...sheet, rows: rows() }
    }
    // A sheet that is passed over unread is read no more the next time.
    if (!isTooMuch && own.every(({ isWhole, rows }) => isWhole || rows.length === 0)) kept = own
  }

  async function* again(): AsyncGenerator<Sheet> {
    for (const { sheet, rows } of kept ?? []) yield { ...sheet, rows: fromArray(rows) }
  }

  return { sheets: () => (kept ? again() : isTooMuch ? open() : first()) }
}

async function* fromArray(rows: readonly SheetRow[]): AsyncGenerator<SheetRow> {
  yield* rows
}

function lengthOf(cell: Cell): number {
  return typeof cell === 'string' ? cell.length : 0
}
