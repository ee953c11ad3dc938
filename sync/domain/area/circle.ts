import { type LatLng, RIM } from './coordinates.ts'
import { boundsAround, haversineMiles, haversineOf, milesFrom } from './distance.ts'

/** Far more than rounding can amount to. */
const SLACK = 1e-9
const HALF_RADIANS = Math.PI / 360
/** Below, rounding is all there is; miles. */
const SMALLEST = 1e-6
const MILES_PER_DEGREE = haversineMiles({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 })

/**
 * A flat map that shows all distances too long, and one that shows them too short: with `y` the square of the
 * degrees of latitude from the center times `tall`, and `x` the square of those of longitude.
 */
interface CircleMeasure {
  tall: number
  /** What `y + x * wideAtMost` is not above this is within the circle. */
  surelyIn: number
  wideAtMost: number
  /** What `y + x * wideAtLeast` is above this is not. */
  surelyOut: number
  wideAtLeast: number
}

/** Decides nothing. */
const UNKNOWN: CircleMeasure = {
  tall: 0,
  surelyIn: -1,
  wideAtMost: 0,
  surelyOut: Number.POSITIVE_INFINITY,
  wideAtLeast: 0,
}

/** The measures of a circle, which decide all points but those near its rim. */
function measureCircle(center: LatLng, miles: number): CircleMeasure {
  const { south, north, west, east } = boundsAround(center, miles)
  if (east - west === 360 || miles < SMALLEST) return UNKNOWN
  const rim = Math.sin((miles / MILES_PER_DEGREE) * HALF_RADIANS) ** 2
  const cosines = [south, north].map((latitude) => Math.cos(latitude * 2 * HALF_RADIANS))
  const widest = south <= 0 && north >= 0 ? 1 : Math.max(...cosines)
  const cosine = Math.cos(center.latitude * 2 * HALF_RADIANS)
  // The sine of an angle is at most the angle, and at least so much of it.
  const half = Math.max(north - south, east - west) * 0.5 * HALF_RADIANS
  const bent = (1 - (half * half) / 6) ** 2
  const tall = HALF_RADIANS * HALF_RADIANS
  return {
    tall,
    surelyIn: rim * (1 - SLACK),
    wideAtMost: tall * cosine * widest,
    surelyOut: (rim * (1 + SLACK)) / bent,
    wideAtLeast: tall * cosine * Math.min(...cosines),
  }
}

/** Whether points, in degrees, are at most `miles` from the center: the answer of `haversineMiles`, far faster. */
export function circleAround(
  center: LatLng,
  miles: number,
): (latitude: number, longitude: number) => boolean {
  const distanceTo = milesFrom(center)
  const { tall, surelyIn, wideAtMost, surelyOut, wideAtLeast } = measureCircle(center, miles)
  return (latitude, longitude) => {
    const dLatitude = latitude - center.latitude
    const dLongitude = longitude - center.longitude
    const y = dLatitude * dLatitude * tall
    const x = dLongitude * dLongitude
    if (y + x * wideAtMost <= surelyIn) return true
    if (y + x * wideAtLeast > surelyOut) return false
    return distanceTo(latitude, longitude) <= miles
  }
}

/**
 * How many degrees east or west of the center the circle reaches between two latitudes, the southern one first: at
 * most so many. Negative where it does not reach them.
 */
export function widthsAround(center: LatLng, miles: number): (south: number, north: number) => number {
  const { south, north, west, east } = boundsAround(center, miles)
  if (east - west === 360) return () => 360
  const cosines = [south, center.latitude, north].map((latitude) => Math.cos(latitude * 2 * HALF_RADIANS))
  const narrowest = (cosines[1] as number) * Math.min(...cosines)
  const rim = haversineOf(miles) * (1 + SLACK)
  return (from, to) => {
    const off = Math.max(from - center.latitude - RIM, center.latitude - to - RIM, 0)
    const rest = rim - Math.sin(off * HALF_RADIANS) ** 2
    if (rest < 0) return -RIM
    const sine = Math.sqrt(rest / narrowest)
    return sine < 1 ? Math.asin(sine) / HALF_RADIANS + RIM : 360
  }
}
