import type { Ring } from './area.ts'

const RADIANS = Math.PI / 180
/** The earth of GPS (WGS 84): radius at the equator, 6378.137 km, and eccentricity. */
const EQUATOR_MILES = 3963.190592
const ECCENTRICITY = 0.0818191908426

interface Point {
  x: number
  y: number
}

const sizes = new WeakMap<Ring, number>()

/** How large an area is, square miles, by the even-odd rule. For areas up to the size of a state. */
export function squareMilesOf(ring: Ring): number {
  let size = sizes.get(ring)
  if (size === undefined) {
    size = evenOddSize(
      ring.map(({ latitude, longitude }) => ({ x: longitude * RADIANS, y: equalArea(latitude) })),
    )
    sizes.set(ring, size)
  }
  return size
}

/**
 * Height on the map, in miles times miles per radian of longitude, that shows every area in its true size: Albers'
 * authalic function for an ellipsoid (Snyder, Map Projections, 3-12).
 */
function equalArea(latitude: number): number {
  const e = ECCENTRICITY
  const sine = Math.sin(latitude * RADIANS)
  const q = (1 - e * e) * (sine / (1 - e * e * sine * sine) + Math.atanh(e * sine) / e)
  return (q * EQUATOR_MILES * EQUATOR_MILES) / 2
}

/** Sums trapezoids between every two heights where an edge ends or crosses another. */
function evenOddSize(corners: readonly Point[]): number {
  const edges = corners.map((from, i) => ({ from, to: corners[(i + 1) % corners.length] ?? from }))
  const heights = corners.map(({ y }) => y)
  for (const [i, a] of edges.entries()) {
    for (const b of edges.slice(i + 1)) {
      const height = crossing(a, b)
      if (height !== null) heights.push(height)
    }
  }
  heights.sort((a, b) => a - b)
  let size = 0
  for (const [i, top] of heights.entries()) {
    const bottom = heights[i - 1] ?? top
    if (top > bottom) size += (top - bottom) * widthAt(edges, (bottom + top) / 2)
  }
  return size
}

type Edge = Readonly<{ from: Point; to: Point }>

/** The height at which two edges cross; null where they do not. */
function crossing(a: Edge, b: Edge): number | null {
  const [ax, ay] = [a.to.x - a.from.x, a.to.y - a.from.y]
  const [bx, by] = [b.to.x - b.from.x, b.to.y - b.from.y]
  const parallel = ax * by - ay * bx
  if (parallel === 0) return null
  const [dx, dy] = [b.from.x - a.from.x, b.from.y - a.from.y]
  const onA = (dx * by - dy * bx) / parallel
  const onB = (dx * ay - dy * ax) / parallel
  return onA > 0 && onA < 1 && onB > 0 && onB < 1 ? a.from.y + onA * ay : null
}

function widthAt(edges: readonly Edge[], y: number): number {
  const xs = edges
    .filter(({ from, to }) => from.y < y !== to.y < y)
    .map(({ from, to }) => from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x))
    .sort((a, b) => a - b)
  return xs.reduce((width, x, i) => (i % 2 === 0 ? width - x : width + x), 0)
}
