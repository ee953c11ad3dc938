import { INK, PAPER } from '../margin.ts'
import { escapeText, px, textWidth } from '../svg-text.ts'

/** What stands over a map that is handed to a client. */
export interface Heading {
  readonly title: string
  /** As it is written: `November 21, 2026`. */
  readonly date: string
  /** Who hands it over; null where that is not known. */
  readonly firm: string | null
}

/** The pixels it takes above the map. */
export const HEADING_HEIGHT = 48

const PADDING = 14
const BETWEEN = 24
const BLACK = '#1c2024'
const TITLE_SIZES = [18, 16, 14, 12]
const SMALL = 12
/** The largest share of the width that the firm may take. */
const FIRM_SHARE = 0.4

/** Title and date on the left, the firm on the right. A title that is too long is first made smaller, then cut. */
export function drawHeading({ title, date, firm }: Heading, width: number): string {
  const right = firm === null ? '' : fitted(firm, 14, width * FIRM_SHARE)
  const room = width - 2 * PADDING - (right === '' ? 0 : textWidth(right, 14, true) + BETWEEN)
  const size = TITLE_SIZES.find((size) => textWidth(title, size, true) <= room) ?? 12
  return (
    `<rect width="${px(width)}" height="${HEADING_HEIGHT}" fill="${PAPER}"/>` +
    `<text x="${PADDING}" y="23" font-size="${size}" font-weight="700" fill="${BLACK}">${escapeText(fitted(title, size, room))}</text>` +
    `<text x="${PADDING}" y="39" font-size="${SMALL}" fill="${INK}">${escapeText(date)}</text>` +
    (right === ''
      ? ''
      : `<text x="${px(width - PADDING)}" y="23" font-size="14" font-weight="700" fill="${BLACK}" text-anchor="end">${escapeText(right)}</text>`)
  )
}

/** As much of a text as fits, with an ellipsis where it was cut. */
function fitted(text: string, size: number, room: number): string {
  if (textWidth(text, size, true) <= room) return text
  const letters = [...text]
  while (letters.length > 0 && textWidth(`${letters.join('')}…`, size, true) > room) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
