import { countUp } from '../../columns/count-up.ts'
import { weakMemo } from '../../memo.ts'
import { type ColumnPoints, TIERS } from './map-points.ts'

/** A part of the world's grid, row by row. */
export interface CellWindow {
  /** Cells from one edge of the world to the other. */
  across: number
  /** The cell in its north west corner. */
  fromX: number
  fromY: number
  width: number
  height: number
}

/** Points of a window by cell: place 0 is the first point of the first cell that holds any. */
export interface PlacedPoints {
  window: CellWindow
  /** The place of each slot. After those of the cells come points outside, then those without a location. */
  placeOf: Uint32Array
  /** Where the points without a location begin. */
  unlocated: number
  /** The slot at each place. */
  slots: Uint32Array
  /** By place. How far into its cell a point lies, in parts of `CELL_PARTS`: whole numbers, so that sums are exact in any order. */
  x: Uint32Array
  y: Uint32Array
  tiers: Uint8Array
  /** Cells that hold points, from north to south, and what they hold in all. */
  held: Uint32Array
  /** The places of `held[i]` are `starts[i] .. starts[i + 1]`. */
  starts: Uint32Array
  sumX: Float64Array
  sumY: Float64Array
  /** Points of tier t of `held[i]`, at `i * TIERS + t`. */
  tierSums: Uint32Array
}

export const CELL_PARTS = 2 ** 32

/** Reused for the next window: new memory takes longer than what is done with it. */
const memory = weakMemo(({ x }: ColumnPoints) => ({
  placed: null as PlacedPoints | null,
  cells: new Uint32Array(x.length),
  arrays: {
    placeOf: new Uint32Array(x.length),
    slots: new Uint32Array(x.length),
    x: new Uint32Array(x.length),
    y: new Uint32Array(x.length),
    tiers: new Uint8Array(x.length),
  },
}))

/**
 * Kept for the last window, because a map stands still while filters change. Read it before the next call, which
 * writes over it.
 */
export function placePoints(points: ColumnPoints, window: CellWindow): PlacedPoints {
  const held = memory.of(points)
  if (held.placed === null || !sameWindow(held.placed.window, window)) held.placed = place(points, window)
  return held.placed
}

/** A counting sort by cell. */
function place(points: ColumnPoints, window: CellWindow): PlacedPoints {
  const { x: xs, y: ys, tiers: tierOf } = points
  const { cells, arrays } = memory.of(points)
  findCells(points, window, cells)
  const inside = window.width * window.height
  const next = new Uint32Array(inside + NOWHERE.length + 1)
  for (let slot = 0; slot < cells.length; slot++) countUp(next, (cells[slot] as number) + 1)
  for (let cell = 1; cell < next.length; cell++) {
    next[cell] = (next[cell] as number) + (next[cell - 1] as number)
  }
  const unlocated = next[inside + NOWHERE.indexOf('unlocated')] as number
  const { held, starts } = heldCells(next, inside)
  const { across } = window
  for (let slot = 0; slot < cells.length; slot++) {
    const cell = cells[slot] as number
    const at = countUp(next, cell)
    arrays.placeOf[slot] = at
    if (cell >= inside) continue
    arrays.slots[at] = slot
    arrays.x[at] = partsIn((xs[slot] as number) * across)
    arrays.y[at] = partsIn((ys[slot] as number) * across)
    arrays.tiers[at] = tierOf[slot] as number
  }
  const sums = {
    sumX: new Float64Array(held.length),
    sumY: new Float64Array(held.length),
    tierSums: new Uint32Array(held.length * TIERS),
  }
  const placed = { ...arrays, window, unlocated, held, starts, ...sums }
  addUp(placed)
  return placed
}

/** Points in none of the cells, by why; they have numbers after the last cell. */
const NOWHERE = ['outside', 'unlocated'] as const

function findCells(
  { x: xs, y: ys }: ColumnPoints,
  { across, fromX, fromY, width, height }: CellWindow,
  cells: Uint32Array,
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

/** `first` says where the points of each cell begin. */
function heldCells(first: Uint32Array, cells: number): Pick<PlacedPoints, 'held' | 'starts'> {
  const held = new Uint32Array(cells)
  const starts = new Uint32Array(cells + 1)
  let count = 0
  for (let cell = 0; cell < cells; cell++) {
    if (first[cell] === first[cell + 1]) continue
    starts[count] = first[cell] as number
    held[count++] = cell
  }
  starts[count] = first[cells] as number
  return { held: held.slice(0, count), starts: starts.slice(0, count + 1) }
}

function partsIn(place: number): number {
  return Math.floor((place - Math.floor(place)) * CELL_PARTS)
}

function addUp({ held, starts, x, y, tiers, sumX, sumY, tierSums }: PlacedPoints): void {
  for (let i = 0; i < held.length; i++) {
    let [inX, inY] = [0, 0]
    for (let at = starts[i] as number; at < (starts[i + 1] as number); at++) {
      inX += x[at] as number
      inY += y[at] as number
      countUp(tierSums, i * TIERS + (tiers[at] as number))
    }
    sumX[i] = inX
    sumY[i] = inY
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
