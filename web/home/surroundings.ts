import type { Book } from '../../sync/book/book.ts'
import { numberAt } from '../../sync/book/number-column.ts'
import { propertyAt } from '../../sync/book/property-at.ts'
import { boundsAround, haversineMiles, type LatLng } from '../../sync/domain/coordinates.ts'

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
export function surroundingsOf(book: Book): Surroundings | null {
  const places = placesOf(book)
  const middle = medianOf(places)
  if (middle === null) return null
  const subject = nearestTo(middle, places)
  const distances = places.map((place) => haversineMiles(subject, place))
  const countWithin = (miles: number) => distances.filter((distance) => distance <= miles).length - 1
  const radiusMiles = RADII.find((miles) => countWithin(miles) >= ENOUGH) ?? RADII[RADII.length - 1] ?? 25
  const { address, name } = propertyAt(book, subject.slot)
  return {
    subject: address ?? name,
    radiusMiles,
    count: countWithin(radiusMiles),
    dots: places
      .map((place, i) => ({ place, distance: distances[i] ?? 0, ...offset(subject, place) }))
      .filter(({ place, east, north }) => {
        const isInPicture =
          Math.abs(east) <= radiusMiles * REACH.side && Math.abs(north) <= radiusMiles * REACH.up
        return isInPicture && place !== subject
      })
      .sort((a, b) => a.distance - b.distance)
      .slice(0, MOST_DOTS)
      .map(({ place, distance, east, north }) => ({
        east,
        north,
        rentPerSf: place.rentPerSf,
        within: distance <= radiusMiles,
      })),
  }
}

interface Placed extends LatLng {
  slot: number
  rentPerSf: number | null
}

function placesOf(book: Book): Placed[] {
  const { columns } = book.base.snapshot
  const places: Placed[] = []
  for (const [part, firstSlot] of [
    [columns, 0],
    [book.extra, columns.rows],
  ] as const) {
    const { latitude, longitude, rentPerSf } = part.numbers
    for (let row = 0; row < part.rows; row++) {
      if (part === columns && book.gone[row] === 1) continue
      const place = { latitude: numberAt(latitude, row), longitude: numberAt(longitude, row) }
      if (Number.isNaN(place.latitude) || Number.isNaN(place.longitude)) continue
      const rent = numberAt(rentPerSf, row)
      places.push({ ...place, slot: firstSlot + row, rentPerSf: Number.isNaN(rent) ? null : rent })
    }
  }
  return places
}

function medianOf(places: readonly LatLng[]): LatLng | null {
  if (places.length === 0) return null
  const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0
  return {
    latitude: middle(places.map(({ latitude }) => latitude)),
    longitude: middle(places.map(({ longitude }) => longitude)),
  }
}

function nearestTo(middle: LatLng, places: readonly Placed[]): Placed {
  return places.reduce((best, place) =>
    haversineMiles(middle, place) < haversineMiles(middle, best) ? place : best,
  )
}

/** Miles east and north of the subject: flat enough at this distance. */
function offset(subject: LatLng, place: LatLng): { east: number; north: number } {
  const { north, east } = boundsAround(subject, 1)
  return {
    east: (place.longitude - subject.longitude) / (east - subject.longitude),
    north: (place.latitude - subject.latitude) / (north - subject.latitude),
  }
}
