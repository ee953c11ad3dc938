import { weakMemo } from '../../memo.ts'
import { CELL_PX, type ClusterCells } from './cluster-cells.ts'
import { type ClusterGrid, joinNeighbors, ROUNDS } from './join-neighbors.ts'
import type { ColumnPoints } from './map-points.ts'
import { cellsOfPoints, NOWHERE } from './point-cells.ts'

/** Tiers of rents, no pricing among them: `RentTier` values from 0. */
export const TIERS = 9

/** Properties as a map shows them: those near each other as one cluster. A cluster of one is a pin. */
export interface Clusters {
  /** Web Mercator, the mean of the members. */
  x: Float64Array
  y: Float64Array
  counts: Uint32Array
  /** Members of tier t of cluster c, at `c * TIERS + t`. */
  tiers: Uint32Array
  /** A member; of a cluster of one, the member. */
  some: Uint32Array
  /** The cluster of a found property, or -1 where it has no location or is far out of view. */
  of(slot: number): number
  /** How many found properties have no usable location. */
  unlocated: number
}

/**
 * Groups the found properties that are in view, or near its edge, into clusters whose markers do not overlap. A
 * property's cluster depends on its cell of the world's grid and the few cells around it, never on the edges of the
 * view, so clusters do not change while the map is moved.
 */
export function clusterPoints(points: ColumnPoints, slots: Uint32Array, view: ClusterCells): Clusters {
  const { grid, unlocated } = gather(points, slots, view)
  const { counts, tiers, some, sumX, sumY } = grid
  const root = joinNeighbors(grid)
  const { clusterOf, cells } = numbered(grid, root)

  const tiersOf = new Uint32Array(cells.length * TIERS)
  for (let cell = 0; cell < root.length; cell++) {
    const cluster = clusterOf[cell] as number
    if (cluster < 0) continue
    for (let tier = 0; tier < TIERS; tier++) {
      const at = cluster * TIERS + tier
      tiersOf[at] = (tiersOf[at] as number) + (tiers[cell * TIERS + tier] as number)
    }
  }
  const mean = (sums: Float64Array) =>
    Float64Array.from(cells, (cell) => (sums[cell] as number) / (counts[cell] as number) / view.across)
  return {
    x: mean(sumX),
    y: mean(sumY),
    counts: Uint32Array.from(cells, (cell) => counts[cell] as number),
    tiers: tiersOf,
    some: Uint32Array.from(cells, (cell) => some[cell] as number),
    of(slot) {
      const column = Math.floor((points.x[slot] as number) * view.across) - grid.fromX
      const row = Math.floor((points.y[slot] as number) * view.across) - grid.fromY
      const isInside = column >= 0 && column < grid.width && row >= 0 && row < grid.height
      return isInside ? (clusterOf[row * grid.width + column] as number) : -1
    },
    unlocated,
  }
}

interface FilledGrid extends ClusterGrid {
  /** The cell of the world in its north west corner. */
  fromX: number
  fromY: number
  tiers: Uint32Array
  some: Uint32Array
}

const memory = weakMemo((_points: ColumnPoints) => sumsOf(0))

function sumsOf(cells: number) {
  return {
    counts: new Uint32Array(cells),
    sumX: new Float64Array(cells),
    sumY: new Float64Array(cells),
    tiers: new Uint32Array(cells * TIERS),
    some: new Uint32Array(cells),
  }
}

/** Reused for the next question: new memory takes longer than what is done with it. */
function emptySums(points: ColumnPoints, cells: number) {
  const held = memory.of(points)
  if (held.counts.length !== cells) return Object.assign(held, sumsOf(cells))
  for (const sums of Object.values(held)) sums.fill(0)
  return held
}

/**
 * Puts every found property into its cell. The grid is larger than the view, because cells outside influence those
 * inside.
 */
function gather(points: ColumnPoints, slots: Uint32Array, view: ClusterCells) {
  const margin = ROUNDS * 4
  const width = view.toX - view.fromX + 2 * margin
  const height = view.toY - view.fromY + 2 * margin
  const [fromX, fromY] = [view.fromX - margin, view.fromY - margin]
  const { across } = view
  const cells = cellsOfPoints(points, { across, fromX, fromY, width, height })
  // Points in none of the cells are counted after the last one: a branch would be guessed wrong too often.
  const inside = width * height
  const { counts, sumX, sumY, tiers, some } = emptySums(points, inside + NOWHERE.length)
  const { x: xs, y: ys, tiers: tierOf } = points
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as number
    const cell = cells[slot] as number
    const tier = cell * TIERS + (tierOf[slot] as number)
    counts[cell] = (counts[cell] as number) + 1
    sumX[cell] = (sumX[cell] as number) + (xs[slot] as number) * across
    sumY[cell] = (sumY[cell] as number) + (ys[slot] as number) * across
    tiers[tier] = (tiers[tier] as number) + 1
    some[cell] = slot
  }
  const grid: FilledGrid = {
    pixels: CELL_PX,
    fromX,
    fromY,
    width,
    height,
    counts: counts.subarray(0, inside),
    sumX,
    sumY,
    tiers,
    some,
  }
  return { grid, unlocated: counts[inside + NOWHERE.indexOf('unlocated')] as number }
}

/**
 * Numbers the clusters from north to south, and answers the cluster of each cell, or -1. Clusters at the rim of the
 * grid are left out, because not all their members are known.
 */
function numbered({ counts, width, height }: ClusterGrid, root: Int32Array) {
  const rim = ROUNDS * 3
  const numberOf = new Int32Array(counts.length).fill(-1)
  const cells: number[] = []
  for (let row = rim; row < height - rim; row++) {
    for (let cell = row * width + rim; cell < (row + 1) * width - rim; cell++) {
      if (root[cell] === cell && counts[cell] !== 0) numberOf[cell] = cells.push(cell) - 1
    }
  }
  const clusterOf = new Int32Array(root.length)
  for (let cell = 0; cell < root.length; cell++) clusterOf[cell] = numberOf[root[cell] as number] as number
  return { clusterOf, cells }
}
