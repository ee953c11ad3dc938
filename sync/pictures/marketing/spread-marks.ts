import type { Box, Point } from '../mercator.ts'
import { lengthOf, type Mark, overlaps, pushedApart, rounded } from './pushed-apart.ts'

/** More marks than this are not moved: there is no room for them. */
export const MOST_SPREAD = 500
/** How many free spots nearest to a place are compared. */
const COMPARED = 24
/** The farthest a mark stands from its place: a share of the picture's height, and never less than so many pixels. */
const REACH_SHARE = 0.17
const LEAST_REACH = 36
/** A spot whose line crosses another, or is hidden by a mark, counts as this many pixels farther away. */
const TANGLE = 25

/**
 * How far each mark is moved from its place so that none hides another, in pixels; the result is the same for the
 * same marks. Most move a little or not at all. Where that is not enough, later marks go to the nearest free spot
 * inside `area`, with a line that leads back. A mark that finds no spot stays where it is and is hidden. Very many
 * marks all stay.
 */
export function spreadMarks(marks: readonly Mark[], area: Box): Point[] {
  if (marks.length > MOST_SPREAD) return marks.map(() => ({ x: 0, y: 0 }))
  const near = pushedApart(marks, area)
  const isFree = marks.map(
    (mark, i) =>
      mark.isFixed || marks.every((other, j) => i === j || !overlaps(mark, other, near[i], near[j])),
  )
  const standing = marks.flatMap((mark, i) => (isFree[i] ? { ...mark, ...near[i] } : []))
  const taken: Taken = { area, standing, lines: [], hidden: [] }
  return marks.map((mark, i) => {
    const pushed = near[i] as Point
    const to = isFree[i] ? pushed : place(mark, pushed, taken)
    return { x: to.x - mark.x, y: to.y - mark.y }
  })
}

interface Taken {
  readonly area: Box
  readonly standing: Mark[]
  readonly lines: Line[]
  /** Those that found no spot. A mark beside one of them finds none either. */
  readonly hidden: Mark[]
}

interface Line {
  readonly from: Point
  readonly to: Point
}

/** In a small picture no mark stands as far from its place as in a large one. */
function reachIn({ top, bottom }: Box): number {
  return Math.max(LEAST_REACH, Math.min(FARTHEST, (bottom - top) * REACH_SHARE))
}

/** Finds a mark its spot, and takes it. */
function place(mark: Mark, pushed: Point, { area, standing, lines, hidden }: Taken): Point {
  if (hidden.some((other) => isBeside(mark, other))) return pushed
  const around = standing.filter((other) => isWithinReach(mark, other))
  const isFree = (to: Point): boolean => !around.some((other) => overlaps(mark, other, to))
  const spot = isFree(pushed)
    ? pushed
    : untangled(mark, freeSpots(mark, area, isFree), { standing: around, lines })
  if (spot === null) {
    hidden.push(mark)
    return pushed
  }
  standing.push({ ...mark, ...spot })
  lines.push({ from: mark, to: spot })
  return spot
}

function isBeside(mark: Mark, other: Mark): boolean {
  return Math.abs(mark.x - other.x) < 1 && Math.abs(mark.y - other.y) < 1 && mark.half >= other.half
}

function isWithinReach(mark: Mark, other: Mark): boolean {
  const reach = FARTHEST + mark.half + other.half + 2
  return Math.abs(mark.x - other.x) < reach && Math.abs(mark.y - other.y) < reach
}

function freeSpots(mark: Mark, area: Box, isFree: (to: Point) => boolean): Point[] {
  const free: Point[] = []
  const farthest = reachIn(area)
  for (const { x, y } of SPOTS) {
    if (lengthOf(x, y) > farthest) break
    const to = { x: mark.x + x, y: mark.y + y }
    if (isInside(mark, to, area) && isFree(to)) free.push(to)
    if (free.length === COMPARED) break
  }
  return free
}

/** The spot whose line can be followed best. */
function untangled(
  mark: Mark,
  spots: readonly Point[],
  { standing, lines }: Pick<Taken, 'standing' | 'lines'>,
): Point | null {
  let best: Point | null = null
  let least = Number.POSITIVE_INFINITY
  for (const to of spots) {
    const line = { from: mark, to }
    const hidden = standing.filter((other) => isUnder(line, other)).length
    const crossed = lines.filter((other) => cross(line, other)).length
    const cost = lengthOf(to.x - mark.x, to.y - mark.y) + TANGLE * (hidden + crossed)
    if (cost >= least) continue
    least = cost
    best = to
  }
  return best
}

function isInside({ radius, half }: Mark, { x, y }: Point, { left, top, right, bottom }: Box): boolean {
  return x - half >= left && x + half <= right && y - radius >= top && y + radius <= bottom
}

/** True where a mark lies over a line, but for the line's own start: marks may stand over several places. */
function isUnder({ from, to }: Line, { x, y, radius }: Mark): boolean {
  const along = { x: to.x - from.x, y: to.y - from.y }
  const share = ((x - from.x) * along.x + (y - from.y) * along.y) / (along.x * along.x + along.y * along.y)
  if (!(share > 0.3 && share < 1)) return false
  return lengthOf(from.x + share * along.x - x, from.y + share * along.y - y) < radius
}

function cross(a: Line, b: Line): boolean {
  return side(a, b.from) * side(a, b.to) < 0 && side(b, a.from) * side(b, a.to) < 0
}

function side({ from, to }: Line, { x, y }: Point): number {
  return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)
}

/** The farthest a mark stands from its place, pixels. */
export const FARTHEST = 90
/** Pixels between two rings of spots, and roughly between two spots of a ring. */
const STEP = 4
const BESIDE = 6

/** Where a mark may be moved to from its place, the nearest first. */
const SPOTS: readonly Point[] = Array.from({ length: Math.floor(FARTHEST / STEP) }, (_, ring) => {
  const radius = (ring + 1) * STEP
  const count = Math.ceil((2 * Math.PI * radius) / BESIDE)
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count
    return { x: rounded(radius * Math.sin(angle)), y: rounded(-radius * Math.cos(angle)) }
  })
}).flat()
