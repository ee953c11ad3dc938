import { markerRoom } from './cluster-size.ts'

/** Points gathered by cell, row by row. */
export interface ClusterGrid {
  /** Side of a cell in pixels. */
  pixels: number
  width: number
  height: number
  counts: Uint32Array
  /** Sums of the points' places, in cells from the north west corner of the world. */
  sumX: Float64Array
  sumY: Float64Array
}

/** How many rounds of joining are made. In each, a cell depends on cells up to three away. */
export const ROUNDS = 2

const NONE = -1

/**
 * Joins cells whose markers would overlap, the smaller to the larger, and adds up their sums. Answers for each cell
 * the one it became part of. Cells at the very edge of the grid stay as they are.
 */
export function joinNeighbors(grid: ClusterGrid): Int32Array {
  const root = new Int32Array(grid.counts.length)
  for (let cell = 0; cell < root.length; cell++) root[cell] = cell
  for (let round = 0; round < ROUNDS; round++) joinOnce(grid, root)
  for (let cell = 0; cell < root.length; cell++) {
    let at = cell
    while (root[at] !== at) at = root[at] as number
    root[cell] = at
  }
  return root
}

/**
 * A cell that has no larger cell too close to it takes in the smaller ones that are too close. All cells decide by
 * the state before the round, so that their order does not matter and none looks further than two cells away.
 */
function joinOnce(grid: ClusterGrid, root: Int32Array): void {
  const { width, height, counts, sumX, sumY } = grid
  const cells: number[] = []
  const isPeak = new Uint8Array(counts.length)
  for (let row = 1; row < height - 1; row++) {
    for (let cell = row * width + 1; cell < (row + 1) * width - 1; cell++) {
      if (counts[cell] === 0 || root[cell] !== cell) continue
      if (largestTooClose(grid, root, cell, null) === NONE) isPeak[cell] = 1
      else cells.push(cell)
    }
  }
  const targets = cells.map((cell) => largestTooClose(grid, root, cell, isPeak))
  for (const [i, cell] of cells.entries()) {
    const target = targets[i] as number
    if (target === NONE) continue
    root[cell] = target
    counts[target] = (counts[target] as number) + (counts[cell] as number)
    sumX[target] = (sumX[target] as number) + (sumX[cell] as number)
    sumY[target] = (sumY[target] as number) + (sumY[cell] as number)
  }
}

/** Of the cells around that are larger and too close, the largest; `among` narrows them. */
function largestTooClose(grid: ClusterGrid, root: Int32Array, cell: number, among: Uint8Array | null) {
  const { width, counts } = grid
  let largest = NONE
  for (let row = -width; row <= width; row += width) {
    for (let other = cell + row - 1; other <= cell + row + 1; other++) {
      if (counts[other] === 0 || root[other] !== other || (among !== null && among[other] === 0)) continue
      if (!isLarger(counts, other, largest === NONE ? cell : largest)) continue
      if (areTooClose(grid, cell, other)) largest = other
    }
  }
  return largest
}

/** Of two with equal counts, the one further north, then west. */
function isLarger(counts: Uint32Array, a: number, b: number): boolean {
  const difference = (counts[a] as number) - (counts[b] as number)
  return difference > 0 || (difference === 0 && a < b)
}

function areTooClose({ counts, sumX, sumY, pixels }: ClusterGrid, a: number, b: number): boolean {
  const [m, n] = [counts[a] as number, counts[b] as number]
  const x = (sumX[a] as number) / m - (sumX[b] as number) / n
  const y = (sumY[a] as number) / m - (sumY[b] as number) / n
  const apart = (markerRoom(m) + markerRoom(n)) / 2 / pixels
  return x * x + y * y < apart * apart
}
