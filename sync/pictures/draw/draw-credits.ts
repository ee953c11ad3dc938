import { INK, type Margin, PAPER } from '../margin.ts'
import type { View } from '../mercator.ts'
import { escapeText, px, textWidth } from '../svg-text.ts'

/** Font size by the width of the picture. */
const SIZES = [
  { from: 400, size: 10 },
  { from: 200, size: 8 },
  { from: 0, size: 6 },
]
const PADDING = 4
const BETWEEN = ' · '

/** Draws the credits in the lower right corner, on as few lines as they fit. */
export function drawCredits(credits: string, { width, height }: View): Margin | null {
  if (credits === '') return null
  const size = SIZES.find(({ from }) => width >= from)?.size ?? 6
  const lines = brokenInto(credits, size, width - 2 * PADDING)
  const step = size + 2
  const wide = Math.max(...lines.map((line) => textWidth(line, size))) + 2 * PADDING
  const tall = lines.length * step + 3
  const rows = lines.map((line, i) => {
    const base = height - tall + (i + 1) * step - 0.5
    return `<text x="${px(width - PADDING)}" y="${px(base)}">${escapeText(line)}</text>`
  })
  return {
    svg:
      `<rect x="${px(width - wide)}" y="${px(height - tall)}" width="${px(wide)}" height="${px(tall)}" ` +
      `fill="${PAPER}" fill-opacity="0.78"/><g font-size="${size}" fill="${INK}" text-anchor="end">${rows.join('')}</g>`,
    box: { left: width - wide, top: height - tall, right: width, bottom: height },
  }
}

/** Breaks between names where that is enough, else between words; a word wider than the line stands alone. */
function brokenInto(text: string, size: number, width: number): string[] {
  const names = joined(text.split(BETWEEN), BETWEEN, size, width)
  return names.flatMap((line) =>
    textWidth(line, size) <= width ? line : joined(line.split(' '), ' ', size, width),
  )
}

function joined(parts: readonly string[], by: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const longer = `${lines.at(-1)}${by}${part}`
    if (lines.length > 0 && textWidth(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(part)
  }
  return lines
}
