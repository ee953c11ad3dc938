import { INDIGO, type Pin, type PinSize } from './pin.ts'

/**
 * Pins as one string, in the overlay syntax of Mapbox's static images: `pin-l-star+3e63dd(-95.5,29.8),pin-s-4+0f7f49(…)`.
 * Each is `pin-` and its size (`s`, `m`, `l`), `-` and its words, `+` and its color in three or six hexadecimal
 * digits, and longitude and latitude in brackets. Words and color may be absent; the word `star` is a star. Words of
 * other signs than letters and digits are percent-encoded. The last pin is on top.
 */
export function encodeMarkers(pins: readonly Pin[]): string {
  return pins.map(encodeMarker).toReversed().join(',')
}

/** The most pins of a picture. */
export const MOST_MARKERS = 500
/** Where no color is given. */
const GRAY = '#60646c'
const LETTERS = { small: 's', medium: 'm', large: 'l' } as const satisfies Record<PinSize, string>
const SIZES: Readonly<Record<string, PinSize>> = { s: 'small', m: 'medium', l: 'large' }
const STAR = 'star'

const MARKER =
  /^pin-(?<size>[sml])(?:-(?<words>[\w.~!*'%-]{1,40}))?(?:\+(?<color>[\da-f]{6}|[\da-f]{3}))?\((?<longitude>-?\d{1,3}(?:\.\d{1,15})?),(?<latitude>-?\d{1,2}(?:\.\d{1,15})?)\)$/i

/** Reads what `encodeMarkers` writes, also when it is percent-encoded as a whole; null where it is no such string. */
export function decodeMarkers(text: string): Pin[] | null {
  // Coordinates have a comma.
  const plain = text.includes(',') ? text : decoded(text)
  if (plain === '') return []
  // The comma inside the brackets separates nothing.
  const pins = plain?.split(/,(?=pin-)/).map(decodeMarker) ?? [null]
  const read = pins.filter((pin) => pin !== null)
  return read.length === pins.length && read.length <= MOST_MARKERS ? read.toReversed() : null
}

function encodeMarker({ at, size, shape, fill, words }: Pin): string {
  const shown = shape === 'star' ? STAR : words
  const label = shown === null || shown === '' ? '' : `-${encodeWords(shown)}`
  return `pin-${LETTERS[size]}${label}+${fill.slice(1)}(${degrees(at.longitude)},${degrees(at.latitude)})`
}

function decodeMarker(text: string): Pin | null {
  const { size = '', words, color, longitude, latitude } = MARKER.exec(text)?.groups ?? {}
  const pinSize = SIZES[size.toLowerCase()]
  const at = { latitude: Number(latitude), longitude: Number(longitude) }
  const label = words === undefined ? null : decoded(words)
  const isPlace = Math.abs(at.latitude) <= 90 && Math.abs(at.longitude) <= 180
  if (pinSize === undefined || !isPlace || label === undefined) return null
  if (label === STAR) return { at, size: pinSize, shape: 'star', fill: fillOf(color, INDIGO), words: null }
  return { at, size: pinSize, shape: 'disc', fill: fillOf(color, GRAY), words: label }
}

function fillOf(color: string | undefined, otherwise: string): string {
  if (color === undefined) return otherwise
  const six = color.length === 3 ? color.replace(/./g, '$&$&') : color
  return `#${six.toLowerCase()}`
}

/** About four feet. */
function degrees(value: number): string {
  return String(Math.round(value * 100_000) / 100_000)
}

function encodeWords(words: string): string {
  return encodeURIComponent(words).replace(/[()]/g, (bracket) => (bracket === '(' ? '%28' : '%29'))
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
