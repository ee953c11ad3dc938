import { RING_LENGTH, type Ring } from './area.ts'
import { mercatorDegrees } from './mercator.ts'

interface Point {
  x: number
  y: number
}

/**
 * The ring without corners that stand less than `tolerance` off the line through those that stay (Ramer, Douglas
 * and Peucker), in degrees of a Mercator map; with more tolerance where more than `RING_LENGTH` would stay.
 */
export function simplifyRing(ring: Ring, tolerance: number): Ring {
  const points = ring.map(({ latitude, longitude }) => ({ x: longitude, y: mercatorDegrees(latitude) }))
  const [first] = points
  if (first === undefined) return ring
  // A ring has no ends: it is taken as two lines, from the first corner to the farthest one and back.
  const distances = points.map(({ x, y }) => Math.hypot(x - first.x, y - first.y))
  const far = distances.indexOf(Math.max(...distances))
  const closed = [...points, first]
  for (let allowed = tolerance; ; allowed = allowed * 2 || Number.EPSILON) {
    const kept = new Set([0, far])
    keepCorners(closed, 0, far, allowed, kept)
    keepCorners(closed, far, points.length, allowed, kept)
    if (kept.size <= RING_LENGTH) return ring.filter((_, i) => kept.has(i))
  }
}

/** Adds the corners between two that must stay. */
function keepCorners(points: readonly Point[], from: number, to: number, allowed: number, kept: Set<number>) {
  const open = [[from, to] as const]
  for (let span = open.pop(); span !== undefined; span = open.pop()) {
    const [start, end] = span
    const [a, b] = [points[start] as Point, points[end] as Point]
    let farthest = start
    let most = allowed
    for (let i = start + 1; i < end; i++) {
      const off = distanceToLine(points[i] as Point, a, b)
      if (off <= most) continue
      most = off
      farthest = i
    }
    if (farthest === start) continue
    kept.add(farthest)
    open.push([start, farthest], [farthest, end])
  }
}

/** To the nearest point between `a` and `b`. */
function distanceToLine(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / length
  const nearest = Math.max(0, Math.min(1, along))
  return Math.hypot(point.x - a.x - nearest * dx, point.y - a.y - nearest * dy)
}
