import type { ClusterCells } from './cluster-cells.ts'
import { joinNeighbors, ROUNDS } from './join-neighbors.ts'
import { type ColumnPoints, TIERS } from './map-points.ts'
import { type CellSums, sumCells } from './sum-cells.ts'

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
  // The grid is larger than the view, because cells outside influence those inside.
  const margin = ROUNDS * 4
  const { across } = view
  const window = {
    across,
    fromX: view.fromX - margin,
    fromY: view.fromY - margin,
    width: view.toX - view.fromX + 2 * margin,
    height: view.toY - view.fromY + 2 * margin,
  }
  const sums = sumCells(points, slots, window)
  const root = joinNeighbors(sums)
  const { clusterOf, some } = numbered(sums, root)
  const clusters = {
    x: new Float64Array(some.length),
    y: new Float64Array(some.length),
    counts: new Uint32Array(some.length),
    tiers: new Uint32Array(some.length * TIERS),
    some,
  }
  const { held, counts, sumX, sumY, tiers } = sums
  for (let i = 0; i < held.length; i++) {
    const cell = held[i] as number
    const cluster = clusterOf[cell] as number
    if (cluster < 0 || counts[cell] === 0) continue
    if (root[cell] === cell) {
      const count = counts[cell] as number
      clusters.counts[cluster] = count
      // A pin stands exactly where its property is; sums are rounded.
      const pin = count === 1 ? (some[cluster] as number) : -1
      clusters.x[cluster] = pin < 0 ? (sumX[cell] as number) / count / across : (points.x[pin] as number)
      clusters.y[cluster] = pin < 0 ? (sumY[cell] as number) / count / across : (points.y[pin] as number)
    }
    for (let tier = 0; tier < TIERS; tier++) {
      const at = cluster * TIERS + tier
      clusters.tiers[at] = (clusters.tiers[at] as number) + (tiers[i * TIERS + tier] as number)
    }
  }
  return {
    ...clusters,
    of(slot) {
      const column = Math.floor((points.x[slot] as number) * across) - window.fromX
      const row = Math.floor((points.y[slot] as number) * across) - window.fromY
      const isInside = column >= 0 && column < window.width && row >= 0 && row < window.height
      return isInside ? (clusterOf[row * window.width + column] as number) : -1
    },
    unlocated: sums.unlocated,
  }
}

/**
 * Numbers the clusters from north to south, and answers the cluster of each cell, or -1, and a member of each.
 * Clusters at the rim of the grid are left out, because not all their members are known.
 */
function numbered({ held, counts, some, width, height }: CellSums, root: Int32Array) {
  const rim = ROUNDS * 3
  const clusterOf = new Int32Array(counts.length).fill(-1)
  const members = new Uint32Array(held.length)
  let count = 0
  for (let i = 0; i < held.length; i++) {
    const cell = held[i] as number
    if (root[cell] !== cell || counts[cell] === 0) continue
    const column = cell % width
    const isInside = column >= rim && column < width - rim
    if (!isInside || cell < rim * width || cell >= (height - rim) * width) continue
    members[count] = some[i] as number
    clusterOf[cell] = count++
  }
  for (let i = 0; i < held.length; i++) {
    const cell = held[i] as number
    clusterOf[cell] = clusterOf[root[cell] as number] as number
  }
  return { clusterOf, some: members.slice(0, count) }
}
