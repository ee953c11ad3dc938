import type { Book } from '../../sync/book/book.ts'
import { propertyAt } from '../../sync/book/property-at.ts'
import { partsOf } from '../../sync/book/question/judge.ts'
import { numberAt } from '../../sync/columns/number-column.ts'
import { circleAround } from '../../sync/domain/area/circle.ts'
import type { LatLng } from '../../sync/domain/area/coordinates.ts'
import { boundsAround, milesFrom } from '../../sync/domain/area/distance.ts'
import { median } from '../../sync/domain/median.ts'

export interface Surroundings {
  /** The address of the property in the middle, or its name. */
  subject: string
  radiusMiles: number
  /** How many properties are within the radius, the subject not counted. */
  count: number
  /** Miles east and north of the subject, nearest first; those beyond the radius too, as far as the picture reaches. */
  dots: readonly { east: number; north: number; rentPerSf: number | null; within: boolean }[]
}

/** Radii tried, miles: the first that holds enough to show. */
const RADII = [0.5, 1, 1.5, 2, 3, 5, 10, 25] as const
const ENOUGH = 14
/** Most dots drawn: more would be a blot. */
const MOST_DOTS = 240
/** How far the picture reaches to each side and up or down, in radii. */
const REACH = { side: 4.5, up: 1.5 } as const

/** A property where the book is dense, and what is around it. Null for a book without coordinates. */
export function nearbyCompsOf(book: Book): Surroundings | null {
  const places = placesOf(book)
  if (places.slots.length === 0) return null
  const subject = nearestTo(
    { latitude: median(places.latitudes.slice()), longitude: median(places.longitudes.slice()) },
    places,
  )
  const around = (miles: number) => within(places, subject, miles)
  const radiusMiles = RADII.find((miles) => around(miles) >= ENOUGH) ?? RADII[RADII.length - 1] ?? 25
  const { address, name } = propertyAt(book, places.slots[subject] as number)
  return {
    subject: address ?? name,
    radiusMiles,
    count: around(radiusMiles),
    dots: dotsAround(book, places, subject, radiusMiles),
  }
}

/** Places as columns: a book has hundreds of thousands. */
interface Places {
  slots: Uint32Array
  latitudes: Float64Array
  longitudes: Float64Array
}

function placesOf(book: Book): Places {
  const slots = new Uint32Array(book.slots)
  const latitudes = new Float64Array(book.slots)
  const longitudes = new Float64Array(book.slots)
  let n = 0
  for (const { columns, firstSlot } of partsOf(book)) {
    const { latitude, longitude } = columns.numbers
    for (let row = 0; row < columns.rows; row++) {
      if (firstSlot === 0 && book.gone[row] === 1) continue
      const [lat, lng] = [numberAt(latitude, row), numberAt(longitude, row)]
      if (Number.isNaN(lat) || Number.isNaN(lng)) continue
      slots[n] = firstSlot + row
      latitudes[n] = lat
      longitudes[n++] = lng
    }
  }
  return {
    slots: slots.subarray(0, n),
    latitudes: latitudes.subarray(0, n),
    longitudes: longitudes.subarray(0, n),
  }
}

function placeAt({ latitudes, longitudes }: Places, i: number): LatLng {
  return { latitude: latitudes[i] as number, longitude: longitudes[i] as number }
}

/** Far less than any degree of latitude has. */
const LEAST_MILES_A_DEGREE = 60

function nearestTo(middle: LatLng, places: Places): number {
  const milesTo = milesFrom(middle)
  let nearest = 0
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < places.slots.length; i++) {
    const { latitude, longitude } = placeAt(places, i)
    if (Math.abs(latitude - middle.latitude) * LEAST_MILES_A_DEGREE > least) continue
    const miles = milesTo(latitude, longitude)
    if (miles < least) [nearest, least] = [i, miles]
  }
  return nearest
}

/** How many others are within so many miles of a place. */
function within(places: Places, subject: number, miles: number): number {
  const center = placeAt(places, subject)
  const isWithin = circleAround(center, miles)
  let count = -1
  for (let i = 0; i < places.slots.length; i++) {
    if (isWithin(places.latitudes[i] as number, places.longitudes[i] as number)) count++
  }
  return count
}

function dotsAround(book: Book, places: Places, subject: number, radiusMiles: number): Surroundings['dots'] {
  const center = placeAt(places, subject)
  const milesTo = milesFrom(center)
  const mile = boundsAround(center, 1)
  const dots: (Surroundings['dots'][number] & { miles: number; slot: number })[] = []
  for (let i = 0; i < places.slots.length; i++) {
    const { latitude, longitude } = placeAt(places, i)
    // Miles east and north of the subject: flat enough at this distance.
    const east = (longitude - center.longitude) / (mile.east - center.longitude)
    const north = (latitude - center.latitude) / (mile.north - center.latitude)
    if (Math.abs(north) > radiusMiles * REACH.up || Math.abs(east) > radiusMiles * REACH.side) continue
    if (i === subject) continue
    const miles = milesTo(latitude, longitude)
    const slot = places.slots[i] as number
    dots.push({ east, north, rentPerSf: null, within: miles <= radiusMiles, miles, slot })
  }
  return dots
    .sort((a, b) => a.miles - b.miles)
    .slice(0, MOST_DOTS)
    .map(({ miles: _, slot, ...dot }) => ({ ...dot, rentPerSf: propertyAt(book, slot).rentPerSf }))
}
