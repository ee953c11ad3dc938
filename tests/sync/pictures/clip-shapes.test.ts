import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clipLine, clipRing } from '../../../sync/pictures/clip-shapes.ts'
import type { Point } from '../../../sync/pictures/mercator.ts'

const BOX = { left: 0, top: 0, right: 10, bottom: 10 }
const anyPoint = fc.record({ x: fc.integer({ min: -30, max: 40 }), y: fc.integer({ min: -30, max: 40 }) })

test('a line that leaves and comes back is two lines', () => {
  const there = { x: 5, y: 5 }
  const back = { x: 5, y: 8 }
  expect(clipLine([there, { x: 15, y: 5 }, { x: 15, y: 8 }, back], BOX)).toEqual([
    [there, { x: 10, y: 5 }],
    [{ x: 10, y: 8 }, back],
  ])
})

test('a ring around the box is the box, one beside it nothing', () => {
  const square = (from: number, to: number): Point[] => [
    { x: from, y: from },
    { x: to, y: from },
    { x: to, y: to },
    { x: from, y: to },
  ]
  expect(areaOf(clipRing(square(-5, 25), BOX))).toBe(100)
  expect(clipRing(square(11, 25), BOX)).toEqual([])
  expect(clipRing(square(2, 8), BOX)).toEqual(square(2, 8))
})

test('what is clipped is inside the box, and nothing of a line inside is lost', () => {
  fc.assert(
    fc.property(fc.array(anyPoint, { maxLength: 8 }), (points) => {
      const parts = clipLine(points, BOX)
      for (const { x, y } of [...parts.flat(), ...clipRing(points, BOX)]) {
        expect(Math.min(x - BOX.left, y - BOX.top, BOX.right - x, BOX.bottom - y)).toBeGreaterThan(-1e-9)
      }
      expect(lengthOf(parts)).toBeCloseTo(sampledLength(points), 0)
    }),
    { numRuns: 60 },
  )
})

function areaOf(ring: readonly Point[]): number {
  return Math.abs(
    ring.reduce((sum, { x, y }, i) => {
      const before = ring.at(i - 1) ?? { x, y }
      return sum + (before.x * y - x * before.y) / 2
    }, 0),
  )
}

function lengthOf(parts: readonly (readonly Point[])[]): number {
  return parts.reduce(
    (sum, part) =>
      sum + part.reduce((own, { x, y }, i) => own + distance(part[i - 1] ?? { x, y }, { x, y }), 0),
    0,
  )
}

/** How much of a line lies inside, by looking at many of its points. */
function sampledLength(points: readonly Point[]): number {
  const STEPS = 4000
  let inside = 0
  points.forEach((to, i) => {
    const from = points[i - 1]
    if (from === undefined) return
    for (let step = 0; step < STEPS; step++) {
      const share = (step + 0.5) / STEPS
      const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share]
      if (x >= 0 && y >= 0 && x <= 10 && y <= 10) inside += distance(from, to) / STEPS
    }
  })
  return inside
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
