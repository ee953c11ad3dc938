import { boundsAround, haversineMiles, type LatLng, milesFrom } from './coordinates.ts'

/** Far more than rounding can amount to. */
const SLACK = 1e-9
const HALF_RADIANS = Math.PI / 360
/** Below, rounding is all there is; miles. */
const SMALLEST = 1e-6
const MILES_PER_DEGREE = haversineMiles({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 })

/**
 * Whether points, in degrees, are at most `miles` from the center: the answer of `haversineMiles`, several times
 * faster. A flat map that shows all distances too long, and one that shows them too short, decide all but those
 * near the rim.
 */
export function circleAround(
  center: LatLng,
  miles: number,
): (latitude: number, longitude: number) => boolean {
  const distanceTo = milesFrom(center)
  const { south, north, west, east } = boundsAround(center, miles)
  if (east - west === 360 || miles < SMALLEST) {
    return (latitude, longitude) => distanceTo(latitude, longitude) <= miles
  }

  const rim = Math.sin((miles / MILES_PER_DEGREE) * HALF_RADIANS) ** 2
  const cosines = [south, north].map((latitude) => Math.cos(latitude * 2 * HALF_RADIANS))
  const widest = south <= 0 && north >= 0 ? 1 : Math.max(...cosines)
  const cosine = Math.cos(center.latitude * 2 * HALF_RADIANS)
  // The sine of an angle is at most the angle, and at least so much of it.
  const half = Math.max(north - south, east - west) * 0.5 * HALF_RADIANS
  const bent = (1 - (half * half) / 6) ** 2
  const tall = HALF_RADIANS * HALF_RADIANS
  const wideAtMost = tall * cosine * widest
  const wideAtLeast = tall * cosine * Math.min(...cosines)
  const surelyIn = rim * (1 - SLACK)
  const surelyOut = (rim * (1 + SLACK)) / bent

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
