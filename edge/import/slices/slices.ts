import type { ReadBefore, RowOutcome } from '../../../sync/sheets/model/read-row-outcome.ts'
import type { TakenId } from '../rows/identify-rows.ts'
import type { KeptTally } from '../rows/tally.ts'

/** How far a reading is. */
export interface SliceState {
  /** True where all of the file has been read. */
  readonly isWhole: boolean
  /** What the reader had said so far: the same file makes it say the same again. */
  readonly events: number
  /** The table and the number of the row it said last. */
  readonly last: readonly [table: number, rowNumber: number] | null
  /** The last row of each table. */
  readonly lastRows: readonly (readonly [table: number, rowNumber: number])[]
  /** The position of the next table. */
  readonly tables: number
  /** Rows that stand staged. */
  readonly staged: number
  readonly tally: KeptTally
  readonly passedOver: readonly string[]
  readonly stale: readonly string[]
}

/** What later rows must know of the rows of one slice. */
export interface SliceRows {
  /** The sheet of `ids`, the last one that has any. */
  readonly sheet: string | null
  readonly ids: readonly (readonly [firstId: string, id: string, hash: string, rowNumber: number])[]
  /** Rows that are titles of sections. */
  readonly titles: readonly (readonly [table: number, rowNumber: number])[]
}

/** All that a run has read so far. */
export interface Slices {
  readonly number: number
  readonly state: SliceState
  readonly taken: Iterable<TakenId>
  readonly readBefore: ReadBefore
}

const TITLE: RowOutcome = { kind: 'skipped', reason: 'section-title' }
/** Whatever else it came to: nothing that follows depends on it. */
const READ: RowOutcome = { kind: 'rejected', problems: [], readings: [] }

/** Puts the slices of a run together, in their order. */
export function joinSlices(slices: readonly { state: SliceState; rows: SliceRows }[]): Slices | null {
  const state = slices.at(-1)?.state
  if (state === undefined) return null
  const lastRows = new Map(state.lastRows)
  const keyOf = (table: number, rowNumber: number) => `${table} ${rowNumber}`
  const titles = new Set(slices.flatMap(({ rows }) => rows.titles.map((at) => keyOf(...at))))
  const sheet = slices.findLast(({ rows }) => rows.sheet !== null)?.rows.sheet
  return {
    number: slices.length,
    state,
    taken: slices.flatMap(({ rows }) =>
      rows.sheet === null || rows.sheet !== sheet
        ? []
        : rows.ids.map(([firstId, id, hash, rowNumber]) => ({
            sheet: rows.sheet ?? '',
            firstId,
            id,
            hash,
            rowNumber,
          })),
    ),
    readBefore(table, rowNumber) {
      if (rowNumber > (lastRows.get(table) ?? 0)) return undefined
      return titles.has(keyOf(table, rowNumber)) ? TITLE : READ
    },
  }
}
