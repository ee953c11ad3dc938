import { knownPlaces } from '../vocabulary/known-places.ts'
import { type Found, foundCriterion, type Reader } from '../vocabulary/reading.ts'
import { phraseTable } from '../words/phrase-table.ts'
import { placeFound } from './place-found.ts'
import { zoneOf } from './zone-of.ts'

/** A road around a town, by the name that the tables have for what lies within it. */
const rings = phraseTable([
  ['inside the loop', 'the loop|loop|the inner loop|inner loop'],
  ['inside 610', '610|loop 610|610 loop|the 610 loop|i 610'],
  [
    'inside beltway 8',
    'beltway 8|the beltway|beltway|the sam houston tollway|sam houston tollway|bw 8|bw8|belt 8',
  ],
  ['inside the grand parkway', 'the grand parkway|grand parkway|grand pkwy|the grand pkwy|hwy 99|sh 99|99'],
  ['inside loop 410', 'loop 410|i 410|410|410 loop'],
  ['inside loop 1604', 'loop 1604|1604|1604 loop'],
  ['inside the perimeter', 'the perimeter|perimeter|i 285|285'],
  ['inside the capital beltway', 'the capital beltway|capital beltway|i 495'],
])
const sides = phraseTable([
  ['in', 'inside|inside of|within|inside the'],
  [
    'out',
    'outside|outside of|out past|out beyond|beyond|not inside|not within|anywhere outside|anything outside',
  ],
])

/** Short for a side of a road around a town: "OTP" is outside the perimeter. */
const shorts = phraseTable<{ side: 'in' | 'out'; ring: string }>([
  [{ side: 'in', ring: 'inside the perimeter' }, 'itp'],
  [{ side: 'out', ring: 'inside the perimeter' }, 'otp'],
  [{ side: 'in', ring: 'inside 610' }, 'itl'],
  [{ side: 'out', ring: 'inside 610' }, 'otl'],
])

/** "inside the Grand Parkway", "outside the Beltway": within a road around a town, or not within it. */
export const readRing: Reader = ({ tokens }, at) => {
  const side = sides.longest(tokens, at)
  const ring = side === null ? null : rings.longest(tokens, side.end)
  // "inside loop 12"
  if (ring?.value === 'inside the loop' && tokens[ring.end]?.kind === 'number') return null
  if (side !== null && ring !== null) return ringAt(ring.value, side.value, ring.end)
  const short = shorts.longest(tokens, at)
  return short === null ? null : ringAt(short.value.ring, short.value.side, short.end)
}

function ringAt(ring: string, side: string, end: number): Found | null {
  const words = ring
    .split(' ')
    .map((text) => ({ kind: 'word' as const, text, start: 0, end: 0, glued: false }))
  const place = knownPlaces().places.longest(words, 0)
  if (place === null || place.end < words.length) return null
  const found = placeFound(place.value, end)
  return foundCriterion({ ...zoneOf(found, found.reach ?? 0, null), not: side === 'out' }, end)
}
