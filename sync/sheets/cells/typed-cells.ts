import type { Cell } from '../model/cell.ts'
import type { ImportDecisions } from '../model/import-decisions.ts'
import { displayText } from './plain-text.ts'

export type CellDecision = ImportDecisions['cells'][number] & { isUsed: boolean }

/** The cells of a table that people typed anew. */
export interface TypedCells {
  readonly isEmpty: boolean
  /** Whether any row that goes by this, or by this and a number, has such cells. */
  knows(base: string): boolean
  /** What was typed for the cells of a row, by column, where they still say what they said then. */
  of(ref: string, cells: readonly Cell[]): ReadonlyMap<number, string>
}

const NOTHING: ReadonlyMap<number, string> = new Map()

export function cellDecisions(
  decisions: readonly CellDecision[],
  columnsByHeader: ReadonlyMap<string, readonly number[]>,
): TypedCells {
  const byRow = Map.groupBy(decisions, ({ row }) => row)
  const bases = new Set(decisions.flatMap(({ row }) => [row, baseOf(row)]))
  return {
    isEmpty: decisions.length === 0,
    knows: (base) => bases.has(base),
    of(ref, cells) {
      const own = byRow.get(ref)
      if (!own) return NOTHING
      const typed = new Map<number, string>()
      for (const decision of own) {
        const index = (columnsByHeader.get(decision.header) ?? []).find(
          (column) => saidBy(cells[column] ?? null) === decision.was,
        )
        if (index === undefined) continue
        decision.isUsed = true
        if (!typed.has(index)) typed.set(index, decision.text)
      }
      return typed
    },
  }
}

/** What a cell says, as a decision about it quotes it. */
export function saidBy(cell: Cell): string {
  return displayText(cell).trim()
}

const NUMBERED = / \(\d+\)$/

/** What a row goes by, without the number that tells it from others that go by the same. */
function baseOf(ref: string): string {
  return ref.replace(NUMBERED, '')
}
