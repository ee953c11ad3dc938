import type { Box, Point } from '../mercator.ts'

/** What covers a place on a picture: a disc, or a pill around words. Pixels. */
export interface Mark extends Point {
  /** Half its height. */
  readonly radius: number
  /** Half its width, at least the radius. */
  readonly half: number
  /** It stays where it is. */
  readonly isFixed?: boolean
}

/** A mark pushed no farther than these pixels still covers its place and needs no line. */
const NEAR = 8
const ROUNDS = 24
/** Pixels between two marks, so that both can be read. */
const AIR = 1
/** Movements of fewer pixels cannot be seen. */
const STILL = 0.1

/**
 * Engines differ in the last digits of `Math.hypot`, and pushing lets them grow to whole pixels. A root of products is
 * the same everywhere, so that the browser and the server draw the same picture.
 */
export function lengthOf(x: number, y: number): number {
  return Math.sqrt(x * x + y * y)
}

/** To a 64th of a pixel, for what sines and logarithms gave: their last digits differ too. */
export function rounded(pixels: number): number {
  return Math.round(pixels * 64) / 64
}

/** True where two marks touch. */
export function overlaps(a: Mark, b: Mark, atA: Point = a, atB: Point = b): boolean {
  return missing(a, b, atA, atB) > STILL
}

/** By how much two marks are too near to each other: pills are apart like the lines in their middles. */
function missing(a: Mark, b: Mark, atA: Point, atB: Point): number {
  const lines = a.half - a.radius + b.half - b.radius
  const right = Math.max(0, Math.abs(atB.x - atA.x) - lines)
  const down = atB.y - atA.y
  return a.radius + b.radius + AIR - lengthOf(right, down)
}

/** Where marks stand once those that touch have pushed each other away, none farther than a few pixels. */
export function pushedApart(marks: readonly Mark[], area: Box): Point[] {
  const at: Point[] = marks.map(({ x, y }) => ({ x, y }))
  for (let round = 0; round < ROUNDS; round++) {
    let farthest = 0
    for (let i = 0; i < marks.length; i++) {
      for (let j = i + 1; j < marks.length; j++) {
        const push = missing(marks[i] as Mark, marks[j] as Mark, at[i] as Point, at[j] as Point) / 2
        if (push <= STILL / 2) continue
        const { x, y } = direction(at[i] as Point, at[j] as Point, i)
        farthest = Math.max(
          farthest,
          move(marks, at, i, { x: -x * push, y: -y * push }, area),
          move(marks, at, j, { x: x * push, y: y * push }, area),
        )
      }
    }
    if (farthest <= STILL) break
  }
  return at
}

/** The direction from one to the other. For two at the same pixel it is arbitrary, but always the same. */
function direction(from: Point, to: Point, turn: number): Point {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const distance = lengthOf(x, y)
  if (distance > STILL) return { x: x / distance, y: y / distance }
  return { x: rounded(Math.cos(turn)), y: rounded(Math.sin(turn)) }
}

/** Moves a mark as far as it may go; answers how far it went. */
function move(marks: readonly Mark[], at: Point[], i: number, by: Point, area: Box): number {
  const mark = marks[i] as Mark
  const before = at[i] as Point
  if (mark.isFixed) return 0
  const wanted = withinArea(mark, { x: before.x + by.x, y: before.y + by.y }, area)
  const far = lengthOf(wanted.x - mark.x, wanted.y - mark.y)
  const share = far > NEAR ? NEAR / far : 1
  const after = { x: mark.x + (wanted.x - mark.x) * share, y: mark.y + (wanted.y - mark.y) * share }
  at[i] = after
  return lengthOf(after.x - before.x, after.y - before.y)
}

/** Keeps a mark inside the area, except where its own place is closer to the edge. */
function withinArea({ x, y, half, radius }: Mark, wanted: Point, { left, top, right, bottom }: Box): Point {
  return {
    x: Math.min(Math.max(wanted.x, Math.min(left + half, x)), Math.max(right - half, x)),
    y: Math.min(Math.max(wanted.y, Math.min(top + radius, y)), Math.max(bottom - radius, y)),
  }
}
