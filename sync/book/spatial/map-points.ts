import type { BookColumns } from '../../columns/book-columns.ts'
import { numberAt } from '../../columns/number-column.ts'
import type { Bounds } from '../../domain/area/coordinates.ts'
import { LAST_LATITUDE, latitudeAt, longitudeAt, mercatorX, mercatorY } from '../../domain/area/mercator.ts'
import { rentTier } from '../../domain/rents/rent-tier.ts'
import { weakMemo } from '../../memo.ts'
import type { Book } from '../book.ts'

/** Tiers of rents, no pricing among them: `RentTier` values from 0. */
export const TIERS = 9

/** Where the rows of columns are on a map. */
export interface ColumnPoints {
  /** Web Mercator: 0 at the 180th meridian, 1 all around the world. NaN where there is no usable location. */
  x: Float64Array
  /** 0 at the north edge of the map, 1 at its south. NaN where `x` is. */
  y: Float64Array
  /** `RentTier` values. */
  tiers: Uint8Array
}

/** What a map needs of every property of a book, by slot. */
export interface MapPoints extends ColumnPoints {
  /** Dollars per square foot per month, 0 where none is stated. */
  rentAt(slot: number): number
}

/** The points of the columns of a book, computed once. */
export const columnPoints = weakMemo(pointsOfColumns, 'points')

const snapshotPoints = weakMemo(
  (columns: BookColumns): MapPoints => ({
    ...columnPoints.of(columns),
    rentAt: (row) => rentIn(columns, row),
  }),
)

const bookPoints = weakMemo(({ base, extra }: Book): MapPoints => {
  const { columns } = base.snapshot
  return {
    ...joined(columnPoints.of(columns), pointsOfColumns(extra)),
    rentAt: (slot) => (slot < columns.rows ? rentIn(columns, slot) : rentIn(extra, slot - columns.rows)),
  }
})

/** The points of a book. Those of its snapshot are computed once; a change adds only the changed properties. */
export function mapPointsOf(book: Book): MapPoints {
  return book.extra.rows === 0 ? snapshotPoints.of(book.base.snapshot.columns) : bookPoints.of(book)
}

function rentIn({ numbers }: BookColumns, row: number): number {
  const rent = numberAt(numbers.rentPerSf, row)
  return Number.isNaN(rent) ? 0 : rent
}

interface PointColumns {
  readonly rows: number
  readonly numbers: Pick<BookColumns['numbers'], 'latitude' | 'longitude' | 'rentPerSf'>
}

function pointsOfColumns({ rows, numbers }: PointColumns): ColumnPoints {
  const points = blankPoints(rows)
  for (let row = 0; row < rows; row++) {
    const latitude = numberAt(numbers.latitude, row)
    const longitude = numberAt(numbers.longitude, row)
    const isUsable = isOnMap(latitude, longitude)
    const rent = numberAt(numbers.rentPerSf, row)
    points.x[row] = isUsable ? mercatorX(longitude) : Number.NaN
    points.y[row] = isUsable ? mercatorY(latitude) : Number.NaN
    points.tiers[row] = rentTier(Number.isNaN(rent) ? null : rent)
  }
  return points
}

/** Software writes 0, 0 for an unknown location. The map ends before the poles. */
function isOnMap(latitude: number, longitude: number): boolean {
  const isNowhere = latitude === 0 && longitude === 0
  return !isNowhere && Math.abs(latitude) <= LAST_LATITUDE && Math.abs(longitude) <= 180
}

function blankPoints(length: number): ColumnPoints {
  return {
    x: new Float64Array(length),
    y: new Float64Array(length),
    tiers: new Uint8Array(length),
  }
}

function joined(a: ColumnPoints, b: ColumnPoints): ColumnPoints {
  const points = blankPoints(a.x.length + b.x.length)
  for (const key of ['x', 'y', 'tiers'] as const) {
    points[key].set(a[key])
    points[key].set(b[key], a[key].length)
  }
  return points
}

/** How many of some slots have a location, and the rectangle that holds those; null for none. */
export function extentOf(
  { x, y }: ColumnPoints,
  slots: Uint32Array,
): { located: number; bounds: Bounds | null } {
  let [west, north, east, south] = [1, 1, 0, 0]
  let located = 0
  for (let i = 0; i < slots.length; i++) {
    const px = x[slots[i] as number] as number
    const py = y[slots[i] as number] as number
    if (Number.isNaN(px)) continue
    located++
    if (px < west) west = px
    if (px > east) east = px
    if (py < north) north = py
    if (py > south) south = py
  }
  if (located === 0) return { located, bounds: null }
  return {
    located,
    bounds: {
      south: latitudeAt(south),
      west: longitudeAt(west),
      north: latitudeAt(north),
      east: longitudeAt(east),
    },
  }
}
