import { readCsvRecord } from './csv-record.ts'

const SAMPLED_RECORDS = 200
/** `2.500,5`, `5,40 €`, `-73,69`, `2,5 %`: one number, with a currency or a unit. */
const NUMBER = /^([^\p{L}\d\n]{0,4}?)(-?\d{1,3}(?:\.\d{3})+|-?\d+)(?:,(\d+))?(\s?[^\d\s,.][^\d\n]{0,14})?$/u
/** Only with commas for decimals: `5,40`, `2.500,5`. */
const COMMA = /^[^\p{L}\d\n]{0,4}?-?(?:\d{1,3}(?:\.\d{3})+,\d+|\d+,(?:\d{1,2}|\d{4,}))(?!\d)[^\d\n]{0,15}$/u
/** Only with points for decimals: `5.40`, `2,500.5`, `1,234,567`. */
const POINT =
  /^[^\p{L}\d\n]{0,4}?-?(?:\d{1,3}(?:,\d{3})+\.\d+|\d{1,3}(?:,\d{3}){2,}|\d+\.(?:\d{1,2}|\d{4,}))(?!\d)[^\d\n]{0,15}$/u
const LEAST_NUMBERS = 2

/**
 * Whether a file parts decimals by commas, as programs outside of the United States write it. Where commas part its
 * cells they cannot part decimals as well.
 */
export function hasDecimalCommas(sample: string, delimiter: string): boolean {
  if (delimiter === ',') return false
  let commas = 0
  for (let at = 0, i = 0; i < SAMPLED_RECORDS && at < sample.length; i++) {
    const record = readCsvRecord(sample, at, delimiter, true)
    if (!record) break
    at = record.next
    for (const cell of record.cells) {
      if (POINT.test(cell)) return false
      if (COMMA.test(cell)) commas++
    }
  }
  return commas >= LEAST_NUMBERS
}

/** A number with commas for decimals as one with points; other text as it is. */
export function withDecimalPoint(text: string): string {
  const [, before = '', whole, decimals, behind = ''] = NUMBER.exec(text) ?? []
  if (whole === undefined) return text
  const grouped = whole.replaceAll('.', ',')
  return `${before}${grouped}${decimals === undefined ? '' : `.${decimals}`}${behind}`
}
