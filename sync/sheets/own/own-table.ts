import {
  ALL_COLUMNS,
  COMP_COLUMNS,
  fieldOfColumn,
  type WholeColumn,
} from '../../documents/columns/comp-columns.ts'
import { displayText } from '../cells/plain-text.ts'
import type { Sheet, SheetRow } from '../file/sheet.ts'
import type { Cell } from '../model/cell.ts'

/** A table that this product wrote: its headers say with certainty what every cell is. */
export interface OwnTable {
  readonly headerRow: number
  readonly header: readonly string[]
  /** Where each of our columns stands. */
  readonly columns: ReadonlyMap<WholeColumn, number>
  /** Whether every field has its column, so that nothing is lost where the row is taken for the property. */
  readonly isWhole: boolean
}

const BY_HEADER: ReadonlyMap<string, WholeColumn> = new Map(
  ALL_COLUMNS.map((id) => [COMP_COLUMNS[id].header, id]),
)
/** As the store makes them. Nobody else's numbers of properties look like that. */
const OWN_ID = /^[0-9a-f]{24}$/
/** In which an id is looked for: people put rows of their own above the first. */
const PEEKED_ROWS = 10

/** Looks at the first rows of a sheet, and gives it back with all its rows. */
export async function peekOwnTable(sheet: Sheet): Promise<{ own: OwnTable | null; sheet: Sheet }> {
  if (sheet.isHidden) return { own: null, sheet }
  const rows = sheet.rows[Symbol.asyncIterator]()
  const peeked: SheetRow[] = []
  while (peeked.length < PEEKED_ROWS) {
    const next = await rows.next()
    if (next.done) break
    peeked.push(next.value)
    if (peeked.length === 1 && !hasOwnHeader(next.value)) break
  }
  return { own: ownTable(peeked), sheet: { ...sheet, rows: chained(peeked, rows) } }
}

function hasOwnHeader(row: SheetRow): boolean {
  return row.cells.includes(COMP_COLUMNS.id.header)
}

function ownTable([first, ...below]: readonly SheetRow[]): OwnTable | null {
  if (!first || !hasOwnHeader(first)) return null
  const header = Array.from(first.cells, (cell, i) => displayText(cell ?? null).trim() || `column_${i + 1}`)
  const columns = new Map<WholeColumn, number>()
  for (const [index, text] of header.entries()) {
    const id = BY_HEADER.get(text)
    if (id !== undefined && !columns.has(id)) columns.set(id, index)
  }
  const idAt = columns.get('id') ?? -1
  if (!below.some(({ cells }) => ownIdIn(cells[idAt] ?? null) !== null)) return null
  const isWhole = ALL_COLUMNS.every((id) => fieldOfColumn(id) === null || columns.has(id))
  return { headerRow: first.rowNumber, header, columns, isWhole }
}

/** The id in a cell, where it is one of ours. */
export function ownIdIn(cell: Cell): string | null {
  return typeof cell === 'string' && OWN_ID.test(cell) ? cell : null
}

/** Without a generator of its own, which every row of every sheet would go through. */
function chained(first: SheetRow[], rest: AsyncIterator<SheetRow>): AsyncIterable<SheetRow> {
  return {
    [Symbol.asyncIterator]: () => ({
      async next() {
        const value = first.shift()
        return value === undefined ? rest.next() : { done: false, value }
      },
      async return() {
        await rest.return?.()
        return { done: true, value: undefined }
      },
    }),
  }
}
