import { isFormula } from '../text/spreadsheet-text.ts'
import { STYLES } from './styles.ts'
import { xmlText } from './xml-text.ts'

/** Longer text makes Excel call the file damaged. */
const LONGEST_TEXT = 32_767

/** Text is text, whatever it begins with, and stays text when it is edited. */
export function textCell(ref: string, text: string, style: number = STYLES.plain): string {
  const kept = text.length > LONGEST_TEXT ? text.slice(0, LONGEST_TEXT) : text
  const space = /^\s|\s$|\n/.test(kept) ? ' xml:space="preserve"' : ''
  const own = style === STYLES.plain && isFormula(kept) ? STYLES.guarded : style
  return `<c r="${ref}"${styled(own)} t="inlineStr"><is><t${space}>${xmlText(kept)}</t></is></c>`
}

/** `style` is a position in `STYLES`. */
export function numberCell(ref: string, value: number, style: number): string {
  return `<c r="${ref}"${styled(style)}><v>${value}</v></c>`
}

/**
 * A live formula with the value it has now, for those who read without calculating. It is kept as an array formula,
 * which is how conditions over ranges are understood by every version of every program.
 */
export function formulaCell(ref: string, formula: string, value: number | string, style: number): string {
  const type = typeof value === 'string' ? ' t="str"' : ''
  return `<c r="${ref}"${styled(style)}${type}><f t="array" ref="${ref}">${xmlText(formula)}</f><v>${value}</v></c>`
}

/** A live formula over single cells of its own row. It is no array formula: programs do not sort rows that have one. */
export function ownRowFormulaCell(
  ref: string,
  formula: string,
  value: number | string,
  style: number,
): string {
  const type = typeof value === 'string' ? ' t="str"' : ''
  return `<c r="${ref}"${styled(style)}${type}><f>${xmlText(formula)}</f><v>${value}</v></c>`
}

/** Days since the last day of 1899, as spreadsheets count them; null for a date that lacks its day. */
export function dateSerial(date: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null
  const serial = Date.parse(`${date}T00:00:00Z`) / 86_400_000 + 25_569
  // Before March 1900 programs disagree.
  return serial >= 61 ? serial : null
}

function styled(style: number): string {
  return style === STYLES.plain ? '' : ` s="${style}"`
}
