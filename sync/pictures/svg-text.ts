/** Text as it may stand between tags and in quoted attributes of SVG. What XML cannot hold is left out. */
export function escapeText(text: string): string {
  return text
    .replace(NOT_IN_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** Control characters but tab and line ends, halves of pairs, and two code points that are no characters. */
const NOT_IN_XML = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** From the middle of a line of text down to where its letters stand: shares of the font size. */
export const MIDDLE_TO_BASE = 0.36

/** A number of pixels, to a tenth. */
export function px(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** Letters of Inter by their width: shares of the font size. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[iIjl.,:;'|!’· ]/, 0.28],
  [/[ftr()[\]/]/, 0.37],
  [/[mwMW@%—©]/, 0.92],
  [/[A-Z&]/, 0.69],
  [/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]/, 1],
]
const USUAL_WIDTH = 0.6
const BOLD = 1.05

/** About how wide a text is drawn, pixels: no font is at hand where pictures are made. */
export function textWidth(text: string, size: number, bold = false): number {
  let ems = 0
  for (const letter of text) ems += WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL_WIDTH
  return ems * size * (bold ? BOLD : 1)
}
