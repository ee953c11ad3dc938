import { weakMemo } from '../../memo.ts'
import { markerRoom } from './cluster-size.ts'

/** Points gathered by cell, row by row. */
export interface ClusterGrid {
  /** Side of a cell in pixels. */
  pixels: number
  width: number
  height: number
  /** The cells that may hold something, from north to south. No other does. */
  held: Uint32Array
  counts: Uint32Array
  /** Sums of the points' places, in cells from the north west corner of the world. */
  sumX: Float64Array
  sumY: Float64Array
}

/** How many rounds of joining are made. In each, a cell depends on cells up to three away. */
export const ROUNDS = 2

const NONE = -1

/**
 * Joins cells whose markers would overlap, the smaller to the larger, and adds up their sums. Answers for each held
 * cell the one it became part of. Cells at the very edge of the grid stay as they are.
 */
export function joinNeighbors(grid: ClusterGrid): Int32Array {
  const { held } = grid
  const { root, markers } = memory.of(grid.counts)
  for (let i = 0; i < held.length; i++) root[held[i] as number] = held[i] as number
  placeMarkers(grid, markers)
  for (let round = 0; round < ROUNDS; round++) joinOnce(grid, markers, root)
  for (let i = 0; i < held.length; i++) {
    let at = held[i] as number
    while (root[at] !== at) at = root[at] as number
    root[held[i] as number] = at
  }
  return root
}

/** Reused with the array of counts: an answer holds until the next question writes over both. */
const memory = weakMemo(({ length }: Uint32Array) => ({
  root: new Int32Array(length),
  markers: {
    count: 0,
    cells: new Uint32Array(length),
    x: new Float64Array(length),
    y: new Float64Array(length),
    reach: new Float64Array(length),
    isPeak: new Uint8Array(length),
  },
}))

/** Where the markers of cells that hold something stand, in cells, and the room they need. */
interface Markers {
  /** Cells that hold something and are not at the very edge, from north to south: the first `count`. */
  cells: Uint32Array
  count: number
  x: Float64Array
  y: Float64Array
  /** Half of what each keeps free, in cells; 0 for a cell that holds nothing or became part of another. */
  reach: Float64Array
  /** In a round, 1 for a cell that takes in others. */
  isPeak: Uint8Array
}

function placeMarkers(grid: ClusterGrid, markers: Markers): void {
  const { width, height, held, counts } = grid
  markers.count = 0
  for (let i = 0; i < held.length; i++) {
    const cell = held[i] as number
    markers.reach[cell] = 0
    if (counts[cell] === 0) continue
    placeMarker(grid, markers, cell)
    const column = cell % width
    if (column > 0 && column < width - 1 && cell >= width && cell < (height - 1) * width)
      markers.cells[markers.count++] = cell
  }
}

function placeMarker(
  { counts, sumX, sumY, pixels }: ClusterGrid,
  { x, y, reach }: Markers,
  cell: number,
): void {
  const count = counts[cell] as number
  x[cell] = (sumX[cell] as number) / count
  y[cell] = (sumY[cell] as number) / count
  reach[cell] = markerRoom(count) / 2 / pixels
}

/**
 * A cell that has no larger cell too close to it takes in the smaller ones that are too close. All cells decide by
 * the state before the round, so that their order does not matter and none looks further than two cells away.
 */
function joinOnce(grid: ClusterGrid, markers: Markers, root: Int32Array): void {
  const { counts, sumX, sumY } = grid
  const { cells, reach, isPeak } = markers
  const others = new Uint32Array(markers.count)
  let count = 0
  for (let i = 0; i < markers.count; i++) {
    const cell = cells[i] as number
    isPeak[cell] = 0
    if (reach[cell] === 0) continue
    if (largestTooClose(grid, markers, cell, null) === NONE) isPeak[cell] = 1
    else others[count++] = cell
  }
  const targets = new Int32Array(count)
  for (let i = 0; i < count; i++) targets[i] = largestTooClose(grid, markers, others[i] as number, isPeak)
  for (let i = 0; i < count; i++) {
    const cell = others[i] as number
    const target = targets[i] as number
    if (target === NONE) continue
    root[cell] = target
    reach[cell] = 0
    counts[target] = (counts[target] as number) + (counts[cell] as number)
    sumX[target] = (sumX[target] as number) + (sumX[cell] as number)
    sumY[target] = (sumY[target] as number) + (sumY[cell] as number)
  }
  for (let i = 0; i < count; i++) {
    const target = targets[i] as number
    if (target !== NONE) placeMarker(grid, markers, target)
  }
}

/** Of the cells around that are larger and too close, the largest; `among` narrows them. */
function largestTooClose(
  { width, counts }: ClusterGrid,
  { x, y, reach }: Markers,
  cell: number,
  among: Uint8Array | null,
): number {
  let largest = NONE
  for (let row = -width; row <= width; row += width) {
    for (let other = cell + row - 1; other <= cell + row + 1; other++) {
      if (reach[other] === 0 || (among !== null && among[other] === 0)) continue
      if (!isLarger(counts, other, largest === NONE ? cell : largest)) continue
      const dx = (x[cell] as number) - (x[other] as number)
      const dy = (y[cell] as number) - (y[other] as number)
      const apart = (reach[cell] as number) + (reach[other] as number)
      if (dx * dx + dy * dy < apart * apart) largest = other
    }
  }
  return largest
}

/** Of two with equal counts, the one further north, then west. */
function isLarger(counts: Uint32Array, a: number, b: number): boolean {
  const difference = (counts[a] as number) - (counts[b] as number)
  return difference > 0 || (difference === 0 && a < b)
}
