import { weakMemo } from '../../memo.ts'
import type { ColumnPoints } from './map-points.ts'

/** A part of the world's grid, row by row. */
interface CellWindow {
  /** Cells from one edge of the world to the other. */
  across: number
  /** The cell in its north west corner. */
  fromX: number
  fromY: number
  width: number
  height: number
}

/** Points in none of the cells of a window, by why; they have numbers after the last cell. */
export const NOWHERE = ['outside', 'unlocated'] as const

const last = weakMemo((points: ColumnPoints) => ({
  window: null as CellWindow | null,
  cells: new Int32Array(points.x.length),
}))

/**
 * The cell of each point in a window. Kept for the last one, because a map stands still while filters change. Read it
 * before the next call, which writes over it.
 */
export function cellsOfPoints(points: ColumnPoints, window: CellWindow): Int32Array {
  const held = last.of(points)
  if (held.window === null || !sameWindow(held.window, window)) {
    place(points, window, held.cells)
    held.window = window
  }
  return held.cells
}

function place(
  { x: xs, y: ys }: ColumnPoints,
  { across, fromX, fromY, width, height }: CellWindow,
  cells: Int32Array,
): void {
  const outside = width * height + NOWHERE.indexOf('outside')
  const unlocated = width * height + NOWHERE.indexOf('unlocated')
  for (let slot = 0; slot < cells.length; slot++) {
    const column = (xs[slot] as number) * across - fromX
    const row = (ys[slot] as number) * across - fromY
    const isInside = column >= 0 && column < width && row >= 0 && row < height
    cells[slot] = isInside ? (row | 0) * width + (column | 0) : Number.isNaN(column) ? unlocated : outside
  }
}

function sameWindow(a: CellWindow, b: CellWindow): boolean {
  return (
    a.across === b.across &&
    a.fromX === b.fromX &&
    a.fromY === b.fromY &&
    a.width === b.width &&
    a.height === b.height
  )
}
