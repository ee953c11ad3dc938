import { RADIUS } from '../draw-pins.ts'
import { type Point, pixelOf, type View } from '../mercator.ts'
import type { Pin } from '../pin.ts'

/** Between the middles of two pins, for both to be read: times their radii. */
const APART = 1.05
/** The farthest a pin stands from its place, pixels. */
const FARTHEST = 22
const ROUNDS = 24
/** More have no room to give way in. */
const MOST = 150
/** Pixels nobody sees. */
const STILL = 0.1
/** Pixels to the picture's edges, where scale and credits stand. */
const EDGE = 28

interface Placed {
  readonly pin: Pin
  readonly home: Point
  at: Point
}

/**
 * Moves pins that hide each other's words apart, by a few pixels each; a line will lead to the place. Stars stay.
 * Where too many stand too close, some still overlap; of very many none moves.
 */
export function spreadPins(pins: readonly Pin[], view: View): Pin[] {
  if (pins.length > MOST) return [...pins]
  const placed: Placed[] = pins.map((pin) => {
    const home = pixelOf(view, pin.at)
    return { pin, home, at: home }
  })
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false
    for (const [i, a] of placed.entries()) {
      for (let j = i + 1; j < placed.length; j++) {
        const b = placed[j] as Placed
        if (tooNear(a, b) && pushApart(a, b, i, view)) moved = true
      }
    }
    if (!moved) break
  }
  return placed.map(({ pin, home, at }) =>
    at === home ? pin : { ...pin, shift: { x: at.x - home.x, y: at.y - home.y } },
  )
}

function tooNear(a: Placed, b: Placed): boolean {
  const [x, y] = [b.at.x - a.at.x, b.at.y - a.at.y]
  const wanted = distanceOf(a, b)
  return x * x + y * y < wanted * wanted
}

function distanceOf(a: Placed, b: Placed): number {
  return (RADIUS[a.pin.size] + RADIUS[b.pin.size]) * APART
}

/** True where at least one of the two gave way. */
function pushApart(a: Placed, b: Placed, turn: number, view: View): boolean {
  const [x, y] = [b.at.x - a.at.x, b.at.y - a.at.y]
  const distance = Math.hypot(x, y)
  // Two at the same pixel part in some direction, always the same.
  const [right, down] = distance > STILL ? [x / distance, y / distance] : [Math.cos(turn), Math.sin(turn)]
  const push = (distanceOf(a, b) - distance) / 2
  const fromA = move(a, -right * push, -down * push, view)
  const fromB = move(b, right * push, down * push, view)
  return fromA + fromB > STILL
}

/** Moves a pin as far as it may go; answers how far it went. */
function move(placed: Placed, right: number, down: number, view: View): number {
  const before = placed.at
  placed.at = within(placed, { x: before.x + right, y: before.y + down }, view)
  return Math.hypot(placed.at.x - before.x, placed.at.y - before.y)
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
