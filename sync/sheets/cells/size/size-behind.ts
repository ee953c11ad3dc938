const FIGURE = String.raw`[~±]?[\d,.]*\d ?k? ?`
const SQUARE_FEET = String.raw`(?:r?sf|sq\.? ?ft\.?|square feet)`
const OF_BUILDING = '(?: (?:total|bldg|building|rba|gla|gba|nra))?'

/** In brackets also the lot: `1200 W 190th St, Gardena, CA (2.4 acres)`. */
const IN_BRACKETS = String.raw`\s*[([]${FIGURE}(?:${SQUARE_FEET}|acres?|ac\.?)\.?${OF_BUILDING}[)\]]`
/** `1200 W 190th St, Gardena, CA - 96,400 SF`. */
const BEHIND_SIGN = String.raw`\s*(?:[,;|•·]|\s[-–—:])\s*${FIGURE}${SQUARE_FEET}\.?${OF_BUILDING}`
const WITH_SIZE = new RegExp(`(?:${IN_BRACKETS}|${BEHIND_SIGN})$`, 'i')
const NOT_OF_SIZE = /[()[\]|•·;]|^\s*,|\s[-–—:](?=\s)|total|bldg|building|rba|gla|gba|nra/gi

/** A line of titles without the size behind it. */
export function withoutSize(line: string): string {
  return line.replace(WITH_SIZE, '')
}

/** The size in square feet that a line of titles ends with: `Building A - 96,400 SF`. */
export function sizeBehind(line: string): string | null {
  const [size = ''] = WITH_SIZE.exec(line) ?? []
  return /sf|sq/i.test(size) ? size.replace(NOT_OF_SIZE, '').trim() : null
}
