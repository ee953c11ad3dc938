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
  for (const cells of recordsOf(sample, delimiter)) {
    for (const cell of cells) {
      if (POINT.test(cell)) return false
      if (COMMA.test(cell)) commas++
    }
  }
  return commas >= LEAST_NUMBERS
}

/** `198,600`, `±12,500 SF`, `$1,250,000`, with thousands or with three decimals. */
const GROUPED = /^[^\p{L}\d\n]{0,4}?[1-9]\d{0,2}(?:,\d{3})+(?!\d)[^\d\n]{0,15}$/u
/** With points for thousands: `198.600`. */
const POINTED = /^[^\p{L}\d\n]{0,4}?-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?(?!\d)[^\d\n]{0,15}$/u
/** Headers of figures that are counted in thousands, and never with three decimals. */
const OF_THOUSANDS = /(?<!\p{L})(?:sf|r\.?s\.?f|rba|gla|sq|square|sizes?|area|footage|price|m2|m²)(?!\p{L})/iu
const IN_SQUARE_FEET = /\d ?(?:r?sf|sq\.? ?ft\.?|square f(?:ee|oo)t)(?!\p{L})/iu
const OF_OTHERS =
  /(?<!\p{L})(?:rents?|rate|psf|per|acres?|ac|ha|hectares?|land|lot|site)(?!\p{L})|\/ ?(?:r?sf|sq|m2|m²|mo|yr)(?!\p{L})|%/iu

/**
 * The columns of a file with decimal commas whose own commas part thousands, as somebody typed them: all their numbers
 * do, their headers are of sizes or prices, and no number of the file has points for thousands.
 */
export function columnsOfThousands(sample: string, delimiter: string): ReadonlySet<number> {
  const grouped = new Set<number>()
  const others = new Set<number>()
  const named = new Map<number, boolean>()
  for (const cells of recordsOf(sample, delimiter)) {
    for (const [i, cell] of cells.entries()) {
      if (cell === '') continue
      if (POINTED.test(cell)) return new Set()
      if (GROUPED.test(cell)) {
        grouped.add(i)
        if (IN_SQUARE_FEET.test(cell) && !named.has(i)) named.set(i, true)
      } else if (COMMA.test(cell)) others.add(i)
      else if (!grouped.has(i) && OF_OTHERS.test(cell)) named.set(i, false)
      else if (!grouped.has(i) && OF_THOUSANDS.test(cell) && !named.has(i)) named.set(i, true)
    }
  }
  return new Set([...grouped].filter((i) => named.get(i) === true && !others.has(i)))
}

function* recordsOf(sample: string, delimiter: string): Generator<readonly string[]> {
  for (let at = 0, i = 0; i < SAMPLED_RECORDS && at < sample.length; i++) {
    const record = readCsvRecord(sample, at, delimiter, true)
    if (!record) return
    at = record.next
    yield record.cells
  }
}

/** A number with commas for decimals as one with points; other text as it is. */
export function withDecimalPoint(text: string): string {
  const [, before = '', whole, decimals, behind = ''] = NUMBER.exec(text) ?? []
  if (whole === undefined) return text
  const grouped = whole.replaceAll('.', ',')
  return `${before}${grouped}${decimals === undefined ? '' : `.${decimals}`}${behind}`
}
