import { RADIUS } from '../draw-pins.ts'
import { type Point, pixelOf, type View } from '../mercator.ts'
import type { Pin } from '../pin.ts'

/** Between the middles of two pins, for both to be read: times their radii. */
const APART = 1.05
/** The farthest a pin stands from its place, pixels. */
const FARTHEST = 22
const ROUNDS = 40
/** Pixels to the picture's edges, where scale and credits stand. */
const EDGE = 28

interface Placed {
  readonly pin: Pin
  readonly home: Point
  at: Point
}

/**
 * Moves pins that hide each other's words apart, by a few pixels each; a line will lead to the place. Stars stay.
 * Where too many stand too close, some still overlap.
 */
export function spreadPins(pins: readonly Pin[], view: View): Pin[] {
  const placed: Placed[] = pins.map((pin) => {
    const home = pixelOf(view, pin.at)
    return { pin, home, at: home }
  })
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false
    placed.forEach((a, i) => {
      for (const b of placed.slice(i + 1)) moved = pushApart(a, b, i, view) || moved
    })
    if (!moved) break
  }
  return placed.map(({ pin, home, at }) =>
    at === home ? pin : { ...pin, shift: { x: at.x - home.x, y: at.y - home.y } },
  )
}

/** True where at least one of the two gave way. */
function pushApart(a: Placed, b: Placed, turn: number, view: View): boolean {
  const wanted = (RADIUS[a.pin.size] + RADIUS[b.pin.size]) * APART
  const x = b.at.x - a.at.x
  const y = b.at.y - a.at.y
  const distance = Math.hypot(x, y)
  if (distance >= wanted) return false
  // Two at the same pixel part in some direction, always the same.
  const along =
    distance > 0.01 ? { x: x / distance, y: y / distance } : { x: Math.cos(turn), y: Math.sin(turn) }
  const push = (wanted - distance) / 2
  const [before, after] = [a.at, b.at]
  a.at = within(a, { x: a.at.x - along.x * push, y: a.at.y - along.y * push }, view)
  b.at = within(b, { x: b.at.x + along.x * push, y: b.at.y + along.y * push }, view)
  return (
    Math.abs(a.at.x - before.x) +
      Math.abs(b.at.x - after.x) +
      Math.abs(a.at.y - before.y) +
      Math.abs(b.at.y - after.y) >
    0.1
  )
}

/** Near its place, and in the picture. */
function within({ pin, home, at }: Placed, wanted: Point, { width, height }: View): Point {
  if (pin.shape === 'star') return at
  const x = Math.min(Math.max(wanted.x, EDGE), width - EDGE)
  const y = Math.min(Math.max(wanted.y, EDGE), height - EDGE)
  const far = Math.hypot(x - home.x, y - home.y)
  const share = far > FARTHEST ? FARTHEST / far : 1
  return { x: home.x + (x - home.x) * share, y: home.y + (y - home.y) * share }
}
