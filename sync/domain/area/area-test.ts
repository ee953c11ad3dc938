import type { Ring } from './area.ts'
import { boundsOf, isWithin } from './coordinates.ts'
import { mercatorDegrees } from './mercator.ts'

/** What is this near to a line is on it, degrees: a tenth of a millimeter, far above what rounding loses. */
const RIM = 1e-9

/**
 * Tells whether a place, in degrees, is in the area: inside by the even-odd rule, or on its line. A missing
 * coordinate (NaN) is not. To be made once for many places.
 */
export function areaTest(ring: Ring): (latitude: number, longitude: number) => boolean {
  const box = boundsOf(ring)
  if (box === null) return () => false
  const edges = edgesOf(ring)
  // Of many edges only few stand at a place's height, so they are kept by bands of it.
  const bottom = mercatorDegrees(box.south)
  const perDegree = edges.length / (mercatorDegrees(box.north) - bottom + RIM)
  const bandAt = (y: number) => Math.max(0, Math.min(edges.length - 1, Math.floor((y - bottom) * perDegree)))
  const inBands = edges.map((): Edge[] => [])
  for (const edge of edges) {
    const last = bandAt(edge.y + edge.dy + RIM)
    for (let band = bandAt(edge.y - RIM); band <= last; band++) inBands[band]?.push(edge)
  }
  const bands = inBands.map(packed)
  return (latitude, longitude) => {
    if (!isWithin(box, latitude, longitude)) return false
    const y = mercatorDegrees(latitude)
    const band = bands[bandAt(y)]
    return band !== undefined && isAmong(band, longitude, y)
  }
}

/** A line between two corners, from the south to the north, in degrees of a Mercator map. */
interface Edge {
  x: number
  y: number
  /** From there to the northern end. */
  dx: number
  dy: number
}

function edgesOf(ring: Ring): Edge[] {
  const corners = ring.map(({ latitude, longitude }) => ({ x: longitude, y: mercatorDegrees(latitude) }))
  const edges = corners.map((corner, i) => {
    const next = corners[(i + 1) % corners.length] ?? corner
    const [from, to] = corner.y <= next.y ? [corner, next] : [next, corner]
    return { ...from, dx: to.x - from.x, dy: to.y - from.y }
  })
  return edges.filter(({ dx, dy }) => dx !== 0 || dy !== 0)
}

/** Five numbers an edge, which are read faster than objects. */
function packed(edges: readonly Edge[]): Float64Array {
  return Float64Array.from(edges.flatMap(({ x, y, dx, dy }) => [x, y, dx, dy, RIM * Math.hypot(dx, dy)]))
}

function isAmong(edges: Float64Array, x: number, y: number): boolean {
  let isInside = false
  for (let i = 0; i < edges.length; i += 5) {
    const east = x - (edges[i] as number)
    const up = y - (edges[i + 1] as number)
    const dx = edges[i + 2] as number
    const dy = edges[i + 3] as number
    const rim = edges[i + 4] as number
    // Positive to the west of the edge; as large as its distance times its length.
    const side = dx * up - dy * east
    if (Math.abs(side) <= rim) {
      const along = dx * east + dy * up
      if (along >= -rim && along <= dx * dx + dy * dy + rim) return true
    }
    // Without its northern end, so that a corner between two edges counts once.
    if (up >= 0 && up < dy && side > 0) isInside = !isInside
  }
  return isInside
}
