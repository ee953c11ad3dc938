import { INK, PAPER } from './margin.ts'
import type { View } from './mercator.ts'
import { escapeText, px, textWidth } from './svg-text.ts'

/** What town lies near, where the map itself names none: right above. */
export function drawNearby(town: string, { width }: View): string {
  const size = width >= 200 ? 11 : 9
  const words = `Near ${town}`
  const wide = Math.min(textWidth(words, size) + 10, width)
  return (
    `<rect x="${px(width - wide)}" width="${px(wide)}" height="${size + 7}" fill="${PAPER}" fill-opacity="0.78"/>` +
    `<text x="${width - 5}" y="${size + 2}" font-size="${size}" fill="${INK}" text-anchor="end">${escapeText(words)}</text>`
  )
}
