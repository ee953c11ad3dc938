import type { SheetRow } from '../file/sheet.ts'

export interface RowsAtHand {
  readonly rows: readonly SheetRow[]
  /** The sheet has no more. */
  readonly areAll: boolean
}

/** The rows of a sheet, one at a time, with some of those that follow. */
export interface LookAhead {
  /** Takes the next row; `undefined` at the end. A few rows behind it are at hand. */
  take(): Promise<SheetRow | undefined>
  /** Reads on until `count` rows are at hand, or all there are. */
  reach(count: number): Promise<void>
  /** The row `offset` rows after the one last taken, which is 0. */
  at(offset: number): SheetRow | undefined
  /** The row last taken and those after it that are at hand. */
  window(): readonly SheetRow[]
  /** From the row `offset` rows after the one last taken on. */
  below(offset: number): RowsAtHand
}

/** Enough to see whether a table begins. */
const FEW_ROWS = 8

/** Holds few rows while rows of one table stream by: those that live long make the memory grow. */
export function createLookAhead(rows: AsyncIterator<SheetRow>): LookAhead {
  let held: SheetRow[] = []
  let current = -1
  let isDone = false

  async function reach(count: number): Promise<void> {
    while (!isDone && held.length - Math.max(0, current) < count) {
      const next = await rows.next()
      if (next.done) isDone = true
      else held.push(next.value)
    }
  }

  return {
    async take() {
      if (current > held.length / 2) {
        held = held.slice(current)
        current = 0
      }
      if (current < held.length) current++
      if (held.length - current < FEW_ROWS) await reach(FEW_ROWS)
      return held[current]
    },
    reach,
    at: (offset) => held[current + offset],
    window: () => held.slice(current),
    below: (offset) => ({ rows: held.slice(current + offset), areAll: isDone }),
  }
}
