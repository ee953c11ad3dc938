import { weakMemo } from '../../memo.ts'
import { countBits } from '../../search/matching/letter-bag.ts'
import { CELL_PX } from './cluster-cells.ts'
import type { ClusterGrid } from './join-neighbors.ts'
import { type ColumnPoints, TIERS } from './map-points.ts'
import { CELL_PARTS, type CellWindow, type PlacedPoints, placePoints } from './point-cells.ts'

/** The found points of a window by cell. */
export interface CellSums extends ClusterGrid {
  /** Of `held[i]`, points of tier t at `i * TIERS + t`. */
  tiers: Uint32Array
  /** Of `held[i]`, one of its found points. */
  some: Uint32Array
  /** How many found points have no location. */
  unlocated: number
}

/** Reused for the next question: new memory takes longer than what is done with it. */
const memory = weakMemo(({ window, placeOf, held }: PlacedPoints) => {
  const cells = window.width * window.height
  return {
    marks: new Int32Array((placeOf.length >>> 5) + 1),
    counts: new Uint32Array(cells),
    sumX: new Float64Array(cells),
    sumY: new Float64Array(cells),
    tiers: new Uint32Array(held.length * TIERS),
    some: new Uint32Array(held.length),
  }
})

/**
 * Adds up the found points of each cell. They are marked at their places, so that 32 are counted at a time. Where most
 * points of a cell are found, the others are taken from the sum of all, so that the fewer are read.
 */
export function sumCells(points: ColumnPoints, slots: Uint32Array, window: CellWindow): CellSums {
  const placed = placePoints(points, window)
  const { held, starts, tierSums } = placed
  const { marks, counts, sumX, sumY, tiers, some } = memory.of(placed)
  markPlaces(marks, placed.placeOf, slots)
  for (let i = 0; i < held.length; i++) {
    const cell = held[i] as number
    const [from, to] = [starts[i] as number, starts[i + 1] as number]
    const count = countMarks(marks, from, to)
    counts[cell] = count
    if (count === 0) continue
    const isMost = count * 2 > to - from
    for (let t = i * TIERS; t < (i + 1) * TIERS; t++) tiers[t] = isMost ? (tierSums[t] as number) : 0
    const sums: Sums = isMost ? { x: placed.sumX[i] as number, y: placed.sumY[i] as number } : { x: 0, y: 0 }
    if (count < to - from) addFewer(placed, marks, i, isMost ? -1 : 1, sums, tiers)
    const column = window.fromX + (cell % window.width)
    const row = window.fromY + Math.floor(cell / window.width)
    sumX[cell] = column * count + sums.x / CELL_PARTS
    sumY[cell] = row * count + sums.y / CELL_PARTS
    some[i] = placed.slots[lastMark(marks, to)] as number
  }
  const unlocated = countMarks(marks, placed.unlocated, placed.placeOf.length)
  const { width, height } = window
  return { pixels: CELL_PX, width, height, held, counts, sumX, sumY, tiers, some, unlocated }
}

function markPlaces(marks: Int32Array, placeOf: Uint32Array, slots: Uint32Array): void {
  marks.fill(0)
  for (let i = 0; i < slots.length; i++) {
    const place = placeOf[slots[i] as number] as number
    marks[place >>> 5] = (marks[place >>> 5] as number) | (1 << (place & 31))
  }
}

function countMarks(marks: Int32Array, from: number, to: number): number {
  let count = 0
  for (let at = from; at < to; at = (at | 31) + 1)
    count += countBits((marks[at >>> 5] as number) & bitsOf(at, to), 0)
  return count
}

/** The bits of the places from one on that stand in its word and before `to`. */
function bitsOf(at: number, to: number): number {
  const beyond = (at | 31) + 1 - to
  return (-1 << (at & 31)) & (beyond > 0 ? -1 >>> beyond : -1)
}

/** The last marked place before `to`; there is one. */
function lastMark(marks: Int32Array, to: number): number {
  let at = to - 1
  let word = (marks[at >>> 5] as number) & bitsOf(at & ~31, to)
  while (word === 0) {
    at = (at & ~31) - 1
    word = marks[at >>> 5] as number
  }
  return (at & ~31) + 31 - Math.clz32(word)
}

interface Sums {
  x: number
  y: number
}

/** Adds the marked points of a cell, or with a sign of -1 takes away those that are not marked. */
function addFewer(
  { starts, x, y, tiers: tierOf }: PlacedPoints,
  marks: Int32Array,
  i: number,
  sign: 1 | -1,
  sums: Sums,
  tiers: Uint32Array,
): void {
  const to = starts[i + 1] as number
  let [inX, inY] = [0, 0]
  for (let at = starts[i] as number; at < to; at = (at | 31) + 1) {
    const marked = marks[at >>> 5] as number
    let word = (sign === 1 ? marked : ~marked) & bitsOf(at, to)
    for (; word !== 0; word &= word - 1) {
      const place = (at & ~31) + 31 - Math.clz32(word & -word)
      inX += x[place] as number
      inY += y[place] as number
      const tier = i * TIERS + (tierOf[place] as number)
      tiers[tier] = (tiers[tier] as number) + sign
    }
  }
  sums.x += sign * inX
  sums.y += sign * inY
}
