import type { Box, Point } from './mercator.ts'

type Edge = 'left' | 'top' | 'right' | 'bottom'
const EDGES: readonly Edge[] = ['left', 'top', 'right', 'bottom']

/** The part of a ring inside a box (Sutherland and Hodgman); empty where there is none. */
export function clipRing(ring: readonly Point[], box: Box): readonly Point[] {
  let points = ring
  for (const edge of EDGES) {
    if (points.every((point) => isInside(point, edge, box))) continue
    const kept: Point[] = []
    let before = points.at(-1)
    for (const point of points) {
      if (before === undefined) break
      const inside = isInside(point, edge, box)
      if (inside !== isInside(before, edge, box)) kept.push(crossing(before, point, edge, box))
      if (inside) kept.push(point)
      before = point
    }
    points = kept
  }
  return points
}

/** The parts of a line inside a box, each of at least two points. */
export function clipLine(line: readonly Point[], box: Box): Point[][] {
  const parts: Point[][] = []
  let part: Point[] = []
  line.forEach((to, i) => {
    const from = line[i - 1]
    if (from === undefined) return
    const seen = clipSegment(from, to, box)
    if (seen === null) return
    if (part.at(-1) !== seen[0]) {
      part = [seen[0]]
      parts.push(part)
    }
    part.push(seen[1])
  })
  return parts
}

/** An end inside the box stays the same object, so that a line goes on where no edge cut it. */
function clipSegment(from: Point, to: Point, box: Box): [Point, Point] | null {
  let [start, end] = [from, to]
  for (const edge of EDGES) {
    const startIn = isInside(start, edge, box)
    const endIn = isInside(end, edge, box)
    if (!startIn && !endIn) return null
    if (!startIn) start = crossing(start, end, edge, box)
    if (!endIn) end = crossing(start, end, edge, box)
  }
  return [start, end]
}

function isInside({ x, y }: Point, edge: Edge, box: Box): boolean {
  switch (edge) {
    case 'left':
      return x >= box.left
    case 'top':
      return y >= box.top
    case 'right':
      return x <= box.right
    case 'bottom':
      return y <= box.bottom
  }
}

/** Where the way between two points on either side of an edge crosses it. */
function crossing(a: Point, b: Point, edge: Edge, box: Box): Point {
  const at = box[edge]
  if (edge === 'left' || edge === 'right') {
    return { x: at, y: a.y + ((b.y - a.y) * (at - a.x)) / (b.x - a.x) }
  }
  return { x: a.x + ((b.x - a.x) * (at - a.y)) / (b.y - a.y), y: at }
}
