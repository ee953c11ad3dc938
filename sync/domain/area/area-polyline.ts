import { RING_LENGTH, type Ring, ringOf } from './area.ts'
import type { LatLng } from './coordinates.ts'

/** Google's encoded polyline, precision 5: https://developers.google.com/maps/documentation/utilities/polylinealgorithm */
const PRECISION = 1e5
/** The first of the 64 characters. */
const ZERO = 63
const FIVE_BITS = 0x1f
const MORE = 0x20
/** A degree of longitude from one end of the globe to the other. */
const LONGEST = 6

/** A ring as an encoded polyline that does not repeat its first corner. */
export function encodeRing(ring: Ring): string {
  let before = { latitude: 0, longitude: 0 }
  let text = ''
  for (const corner of ring) {
    text += encodeStep(before.latitude, corner.latitude) + encodeStep(before.longitude, corner.longitude)
    before = corner
  }
  return text
}

function encodeStep(from: number, to: number): string {
  const step = Math.round(to * PRECISION) - Math.round(from * PRECISION)
  let text = ''
  let rest = step < 0 ? ~(step << 1) : step << 1
  for (; rest > FIVE_BITS; rest >>= 5) text += String.fromCharCode((MORE | (rest & FIVE_BITS)) + ZERO)
  return text + String.fromCharCode(rest + ZERO)
}

/** Reads what `encodeRing` writes. Null for anything that is no ring. */
export function decodeRing(text: string): Ring | null {
  if (text.length > (RING_LENGTH + 1) * 2 * LONGEST) return null
  const steps = decodeSteps(text)
  if (steps === null || steps.length % 2 === 1) return null
  const corners: LatLng[] = []
  let [latitude, longitude] = [0, 0]
  for (let i = 0; i < steps.length; i += 2) {
    latitude += steps[i] as number
    longitude += steps[i + 1] as number
    corners.push({ latitude: latitude / PRECISION, longitude: longitude / PRECISION })
  }
  return ringOf(corners)
}

function decodeSteps(text: string): number[] | null {
  const steps: number[] = []
  let step = 0
  let bits = 0
  for (let i = 0; i < text.length; i++) {
    const part = text.charCodeAt(i) - ZERO
    if (part < 0 || part > (MORE | FIVE_BITS) || bits >= LONGEST * 5) return null
    step |= (part & FIVE_BITS) << bits
    bits += 5
    if ((part & MORE) !== 0) continue
    steps.push(step & 1 ? ~(step >> 1) : step >> 1)
    step = 0
    bits = 0
  }
  return bits === 0 ? steps : null
}
