import type { Ring } from './area.ts'
import { areaTest } from './area-test.ts'
import { type Bounds, boundsOf, isWithin } from './coordinates.ts'
import { latitudeAt, mercatorY } from './mercator.ts'

/** Cells of the grid from side to side. */
const CELLS = 192
/** So that the far edge is in the last cell, degrees; a cell of the smallest area is wider than that. */
const SLACK = 1e-6

const OUT = 0
const IN = 1
const LINE = 2

/** Around a line, in cells: far more than rounding, and than `areaTest` takes for on the line. */
const RIM = 0.1
/** Beyond, there is no map, and a grid would have no rows. */
const LAST_ROW = 85

/**
 * The same test as `areaTest`, for very many places: a grid is laid over the area, and cells that no line runs
 * through are in or out as a whole.
 */
export function areaGrid(ring: Ring): (latitude: number, longitude: number) => boolean {
  const box = boundsOf(ring)
  if (box === null) return () => false
  const isInside = areaTest(ring)
  if (Math.max(-box.south, box.north) > LAST_ROW) return isInside
  const cells = cellsOf(ring, box, isInside)
  const perLatitude = CELLS / (box.north - box.south + SLACK)
  const perLongitude = CELLS / (box.east - box.west + SLACK)
  return (latitude, longitude) => {
    if (!isWithin(box, latitude, longitude)) return false
    const row = ((latitude - box.south) * perLatitude) | 0
    const cell = cells[row * CELLS + (((longitude - box.west) * perLongitude) | 0)]
    return cell === LINE ? isInside(latitude, longitude) : cell === IN
  }
}

function cellsOf(
  ring: Ring,
  box: Bounds,
  isInside: (latitude: number, longitude: number) => boolean,
): Uint8Array {
  const cells = new Uint8Array(CELLS * CELLS)
  const tall = (box.north - box.south + SLACK) / CELLS
  const wide = (box.east - box.west + SLACK) / CELLS
  const rowAt = (latitude: number) => clamp((latitude - box.south) / tall)
  const columnAt = (longitude: number) => clamp((longitude - box.west) / wide)
  for (const [i, from] of ring.entries()) {
    const to = ring[(i + 1) % ring.length] ?? from
    markLine(from, to)
  }
  for (let row = 0; row < CELLS; row++) fillBetweenLines(row)
  return cells

  /** Neighbors that no line runs between are both in or both out. */
  function fillBetweenLines(row: number): void {
    const latitude = box.south + (row + 0.5) * tall
    let side = LINE
    for (let column = 0; column < CELLS; column++) {
      const cell = row * CELLS + column
      if (cells[cell] === LINE) side = LINE
      else {
        if (side === LINE) side = isInside(latitude, box.west + (column + 0.5) * wide) ? IN : OUT
        cells[cell] = side
      }
    }
  }

  /** Cut into pieces about as long as a cell, each of which lies within the rectangle of its ends. */
  function markLine(from: Ring[number], to: Ring[number]): void {
    const pieces =
      1 +
      Math.floor(Math.abs(to.latitude - from.latitude) / tall) +
      Math.floor(Math.abs(to.longitude - from.longitude) / wide)
    let start = from
    for (let piece = 1; piece <= pieces; piece++) {
      const end = piece === pieces ? to : between(from, to, piece / pieces)
      const lastRow = rowAt(Math.max(start.latitude, end.latitude) + tall * RIM)
      const first = columnAt(Math.min(start.longitude, end.longitude) - wide * RIM)
      const last = columnAt(Math.max(start.longitude, end.longitude) + wide * RIM)
      for (let row = rowAt(Math.min(start.latitude, end.latitude) - tall * RIM); row <= lastRow; row++) {
        for (let cell = row * CELLS + first; cell <= row * CELLS + last; cell++) cells[cell] = LINE
      }
      start = end
    }
  }
}

function clamp(cell: number): number {
  return Math.min(Math.max(Math.floor(cell), 0), CELLS - 1)
}

/** A part of the way along a line that is straight on the map. */
function between(from: Ring[number], to: Ring[number], share: number): Ring[number] {
  const [start, end] = [mercatorY(from.latitude), mercatorY(to.latitude)]
  return {
    latitude: latitudeAt(start + (end - start) * share),
    longitude: from.longitude + (to.longitude - from.longitude) * share,
  }
}
