import { type Bounds, type LatLng, RIM } from './coordinates.ts'

/** Mean radius of the earth: 6371.0088 km (IUGG). */
const EARTH_RADIUS_MILES = 3958.7613
const RADIANS = Math.PI / 180
const HALF_RADIANS = RADIANS / 2

/** Up to here the first term that is left out is below half a unit in the last place. */
const SMALL_ANGLE = 0.25
const SMALL_SINE = 0.05
/** The square up to which half of the terms do: within 25 miles. */
const TINY_SQUARE = 1e-5

/** Great-circle distance, miles. */
export function haversineMiles(a: LatLng, b: LatLng): number {
  return milesFrom(a)(b.latitude, b.longitude)
}

/** Great-circle distances from one point, miles: for many points, given in degrees. */
export function milesFrom(center: LatLng): (latitude: number, longitude: number) => number {
  const haversineTo = haversinesFrom(center)
  return (latitude, longitude) => milesOf(haversineTo(latitude, longitude))
}

/**
 * Haversines from one point, of points in degrees: the squared sine of half the angle between both. It grows with the
 * distance and takes half the time.
 */
export function haversinesFrom({
  latitude,
  longitude,
}: LatLng): (latitude: number, longitude: number) => number {
  const cosLatitude = Math.cos(latitude * RADIANS)
  const sinLatitude = Math.sin(latitude * RADIANS)
  return (otherLatitude, otherLongitude) => {
    const north = sine((otherLatitude - latitude) * HALF_RADIANS)
    const east = sine((otherLongitude - longitude) * HALF_RADIANS)
    const a = north * north
    // The cosine of the other latitude, from that of the first and the half of their difference.
    const cosOther = cosLatitude * (1 - 2 * a) - sinLatitude * 2 * north * cosineOf(a)
    // Rounding makes it negative at the poles.
    return Math.max(0, a + cosLatitude * cosOther * east * east)
  }
}

/** The distance that a haversine stands for, miles. */
export function milesOf(haversine: number): number {
  return 2 * EARTH_RADIUS_MILES * arcsine(Math.sqrt(haversine))
}

/** The haversine of a distance, 1 from half around the earth on. */
export function haversineOf(miles: number): number {
  return Math.sin(Math.min(miles / EARTH_RADIUS_MILES, Math.PI) / 2) ** 2
}

/** The rectangle around all points within `miles` of the center; all longitudes where it would cross a pole or the 180th meridian. */
export function boundsAround(center: LatLng, miles: number): Bounds {
  const angle = miles / EARTH_RADIUS_MILES
  const tall = angle / RADIANS + RIM
  const south = Math.max(-90, center.latitude - tall)
  const north = Math.min(90, center.latitude + tall)
  const reach = Math.sin(angle) / Math.cos(center.latitude * RADIANS)
  const wide = Math.asin(Math.min(1, reach)) / RADIANS + RIM
  const west = center.longitude - wide
  const east = center.longitude + wide
  if (south <= -90 || north >= 90 || angle >= Math.PI / 2 || west < -180 || east > 180) {
    return { south, west: -180, north, east: 180 }
  }
  return { south, west, north, east }
}

/**
 * The sine and the arcsine, as exact as those of `Math`. Between places of one region angles are small, where a few
 * terms of their series suffice; they take a fifth of the time.
 */
function sine(angle: number): number {
  const a = angle * angle
  if (a < TINY_SQUARE) return angle - angle * (a * (1 / 6 - a * (1 / 120 - a * (1 / 5_040))))
  if (!(Math.abs(angle) < SMALL_ANGLE)) return Math.sin(angle)
  const rest = a * (1 / 6 - a * (1 / 120 - a * (1 / 5_040 - a * (1 / 362_880 - a * (1 / 39_916_800)))))
  return angle - angle * rest
}

/** The cosine of a small angle by the square of its sine. */
function cosineOf(a: number): number {
  return a < TINY_SQUARE ? 1 - a * (1 / 2 + a * (1 / 8)) : Math.sqrt(1 - a)
}

/** Of a number from 0; one that rounding made larger than 1 counts as 1. */
function arcsine(value: number): number {
  const v = value * value
  if (v < TINY_SQUARE) return value + value * (v * (1 / 6 + v * (3 / 40 + v * (5 / 112))))
  if (!(value < SMALL_SINE)) return Math.asin(Math.min(1, value))
  const rest = v * (1 / 6 + v * (3 / 40 + v * (5 / 112 + v * (35 / 1_152 + v * (63 / 2_816)))))
  return value + value * rest
}
