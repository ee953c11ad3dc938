import { type Box, type Point, pixelOf, type View } from '../mercator.ts'
import { INDIGO, type Pin } from '../pin.ts'
import { escapeText, MIDDLE_TO_BASE, px, textWidth } from '../svg-text.ts'

/** Pixels from the middle of a pin to the inside of its white edge. */
export const RADIUS = { small: 10, medium: 13, large: 16 } as const
const EDGE = 1.5
const HALO = 5
/** Keeps the shape where a fill is as light as the map. */
const RING = 'rgb(20,22,40)'
const WORDS = { size: 11, padding: 3 }
const INK = '#111113'
const WHITE = '#ffffff'

/** A shorter line would be hidden by its pin. */
const LINE_FROM = 12

/** The pins as SVG: the first on top, stars above all. */
export function drawPins(pins: readonly Pin[], view: View): string {
  const lastFirst = pins.toReversed()
  const discs = lastFirst.filter(({ shape }) => shape === 'disc')
  const stars = lastFirst.filter(({ shape }) => shape === 'star')
  return (
    discs.map((pin) => line(pin, view)).join('') +
    `<g font-size="${WORDS.size}" font-weight="700" text-anchor="middle">` +
    `${discs.map((pin) => disc(pin, shownAt(pin, view))).join('')}</g>` +
    stars.map((pin) => star(pin, shownAt(pin, view))).join('')
  )
}

function shownAt({ at, shift = { x: 0, y: 0 } }: Pin, view: View): Point {
  const { x, y } = pixelOf(view, at)
  return { x: x + shift.x, y: y + shift.y }
}

/** From a pin to its place. */
function line({ at, shift, fill }: Pin, view: View): string {
  if (shift === undefined || Math.hypot(shift.x, shift.y) < LINE_FROM) return ''
  const { x, y } = pixelOf(view, at)
  const way = `M${px(x)} ${px(y)}L${px(x + shift.x)} ${px(y + shift.y)}`
  return (
    `<path d="${way}" stroke="${WHITE}" stroke-width="3" stroke-opacity="0.8"/>` +
    `<path d="${way}" stroke="${RING}" stroke-opacity="0.62"/>` +
    `<circle cx="${px(x)}" cy="${px(y)}" r="2.5" fill="${fill}" stroke="${RING}" stroke-opacity="0.62"/>`
  )
}

/** The pixels a pin covers. */
export function boxOfPin(pin: Pin, view: View): Box {
  const { x, y } = shownAt(pin, view)
  const tall = RADIUS[pin.size] + (pin.shape === 'star' ? HALO : EDGE)
  const wide = tall - RADIUS[pin.size] + halfWidth(pin)
  return { left: x - wide, top: y - tall, right: x + wide, bottom: y + tall }
}

function halfWidth({ size, words }: Pin): number {
  if (words === null) return RADIUS[size]
  return Math.max(RADIUS[size], textWidth(words, WORDS.size, true) / 2 + WORDS.padding)
}

function disc(pin: Pin, { x, y }: Point): string {
  const radius = RADIUS[pin.size]
  const half = halfWidth(pin)
  const round = (by: number, style: string): string =>
    `<rect x="${px(x - half - by)}" y="${px(y - radius - by)}" width="${px(2 * (half + by))}" ` +
    `height="${px(2 * (radius + by))}" rx="${px(radius + by)}" ${style}/>`
  return (
    round(EDGE, `fill="${WHITE}"`) +
    round(-0.5, `fill="${pin.fill}" stroke="${RING}" stroke-opacity="0.62"`) +
    (pin.words === null
      ? ''
      : `<text x="${px(x)}" y="${px(y + WORDS.size * MIDDLE_TO_BASE)}" fill="${inkOn(pin.fill)}">${escapeText(pin.words)}</text>`)
  )
}

function star(pin: Pin, { x, y }: Point): string {
  const radius = RADIUS[pin.size]
  const circle = (r: number, style: string): string =>
    `<circle cx="${px(x)}" cy="${px(y)}" r="${px(r)}" ${style}/>`
  return (
    circle(radius + HALO, `fill="${INDIGO}" fill-opacity="0.28"`) +
    circle(radius + EDGE, `fill="${WHITE}"`) +
    circle(radius, `fill="${pin.fill}"`) +
    `<path d="${starPath(x, y, radius * 0.55)}" fill="none" stroke="${WHITE}" stroke-width="1.6" stroke-linejoin="round"/>`
  )
}

/** Five points, the first upwards. */
function starPath(x: number, y: number, radius: number): string {
  const corners = Array.from({ length: 10 }, (_, i) => {
    const reach = i % 2 === 0 ? radius : radius * 0.45
    const angle = (i * Math.PI) / 5
    return `${px(x + reach * Math.sin(angle))} ${px(y - reach * Math.cos(angle))}`
  })
  return `M${corners.join('L')}Z`
}

/** White where it can be read on the fill better than the dark ink (contrast of WCAG 2). */
function inkOn(fill: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(fill.slice(at, at + 2), 16)),
  )
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return 1.05 / (light + 0.05) > (light + 0.05) / 0.0557 ? WHITE : INK
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
