import { cleanText as cleanPersonText } from '../../domain/words/person-text.ts'
import { formatNumber } from '../file/number-format.ts'
import type { Cell } from '../model/cell.ts'

/** A cell as a person sees it: a typed date as `2025-03-14`, a formatted number in its format. */
export function displayText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell !== 'object') return String(cell)
  return 'date' in cell ? cell.date : formatNumber(cell.number, cell.format)
}

/** Invisible characters that sheets contain: soft hyphens, zero-width spaces, direction marks. */
const UNSEEN = /[\u{ad}\u{200b}\u{200e}\u{200f}\u{2060}\u{feff}]/gu

/** Text that needs no cleaning, which is most of it. */
const PLAIN = /^(?:[!-~](?: ?[!-~])*)?$/

/** Text to keep: as written, without characters that nobody sees, and with single spaces. */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text
  return cleanPersonText(text.replace(UNSEEN, ''))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .toWellFormed()
}

const BARE_NUMBER = /^-?\d[\d.,]*$/

/** Whether a text is a number without a unit or a sign of money, which says nothing else: most figures are. */
export function isBareNumber(text: string): boolean {
  return BARE_NUMBER.test(text)
}

/** Thousands parted by blanks or apostrophes, in a cell of nothing else: `48 000 SF`, `12'500`. */
const GROUPED =
  /^[~±$€£]? ?\d{1,3}(?:[ ']\d{3})+(?:\.\d+)?(?: ?(?:r?sf|s\.f\.?|sq\.? ?ft\.?|square feet|m2|sqm))?$/

/** A figure with commas where it has blanks or apostrophes between its thousands. */
export function withCommas(figure: string): string {
  return GROUPED.test(figure) ? figure.replace(/(?<=\d)[ '](?=\d{3}(?!\d))/g, ',') : figure
}

const FRACTIONS: Readonly<Record<string, string>> = { '½': '.5', '¼': '.25', '¾': '.75' }

/** Text to read a figure from: lower case, one kind of dash, quote and space. */
export function figureText(text: string): string {
  if (isBareNumber(text)) return text
  if (PLAIN.test(text)) return text.replaceAll("''", '"').replaceAll('`', "'").toLowerCase()
  return cleanText(text.replace(/(\d)[\u{a0}\u{2009}\u{202f}](?=\d{3}(?!\d))/gu, '$1,'))
    .replace(/[‘’′`´]/g, "'")
    .replace(/[º˚]/g, '°')
    .replace(/(?<=[\d.%'")]) ?[¹²³⁴-⁹]+(?=$| )/g, '')
    .replace(
      /(\.\d+)([½¼¾])/g,
      (_, decimals: string, fraction: string) => decimals + FRACTIONS[fraction]?.slice(1),
    )
    .replace(/(\d)? ?([½¼¾])/g, (_, digit = '0', fraction: string) => digit + FRACTIONS[fraction])
    .normalize('NFKC')
    .replace(/\p{Pd}|\u{2212}/gu, '-')
    .replace(/′/g, "'")
    .replace(/[“”″]|''/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

/** The beginning of a text, for a sentence. */
export function excerpt(text: string): string {
  const line = cleanText(text).replace(/\s+/g, ' ')
  return line.length > 60 ? `${[...line].slice(0, 60).join('')}…` : line
}
