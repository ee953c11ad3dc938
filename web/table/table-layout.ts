import type { Density, LaidColumn } from '../../sync/domain/table/table-layout.ts'

/** Which columns a table has, how wide they are, and how high its rows. */
export interface TableLayout {
  /** The same array as long as they stay as they are. */
  readonly columns: readonly LaidColumn[]
  readonly density: Density
  /** Pixels of the names' column, where it was made wider or narrower than it usually is. */
  readonly nameWidth?: number | undefined
  /** Absent where it cannot be resized. */
  readonly setNameWidth?: (width: number) => void
  /** Shows other columns; null for the usual ones. Absent where they cannot be chosen. */
  readonly setColumns?: (columns: readonly LaidColumn[] | null) => void
}

/** Height of a row in pixels. It never depends on what the property says. */
export const ROW_HEIGHTS = { compact: 36, roomy: 44 } as const satisfies Record<Density, number>
