import type { LeaseType } from '../../domain/known-types.ts'
import { weakMemo } from '../../memo.ts'
import type { MappedColumn } from '../model/column-role.ts'
import type { LengthUnit } from './read-length.ts'
import type { ColumnTermUnit } from './read-term.ts'
import type { SheetRentUnit } from './rent/rent-unit.ts'
import type { AreaUnit, SizeUnit } from './size/read-area.ts'

const CURRENCIES: readonly [RegExp, string][] = [
  [/\bcad\b|\bcdn\b|c\$|ca\$/i, 'CAD'],
  [/\beur\b|€/i, 'EUR'],
  [/\bgbp\b|£/i, 'GBP'],
  [/\bmxn\b/i, 'MXN'],
  [/\baud\b|\ba\$/i, 'AUD'],
  [/\busd\b|\bus ?\$/i, 'USD'],
]

/** A column's header as written, and its words. What it says is worked out once for all rows. */
type Header = Pick<MappedColumn, 'header' | 'words'>

/** The currency a header names; `null` where it names none, which is the dollar of the property's country. */
export const headerCurrency = weakMemo(
  ({ header }: Header) =>
    CURRENCIES.find(([pattern]) => pattern.test(header.replaceAll('_', ' ')))?.[1] ?? null,
).of

/** What a header says its rents are counted in. */
export const headerRentUnit = weakMemo((column: Header): SheetRentUnit => {
  const { header, words } = column
  const has = (word: string) => words.some((other, i) => other === word && !isNumbered(header, words, i))
  const per =
    has('m2') || has('sqm') ? 'm2' : has('sf') ? 'sf' : has('acre') ? 'acre' : has('total') ? 'whole' : null
  const period = has('month') === has('year') ? null : has('month') ? 'month' : 'year'
  return { per, period, currency: headerCurrency(column) }
}).of

const NUMBER = /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)$/
const NTH = /^(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)$/
/** Before a year, which is one of the lease then. `Base Mo. Rent` is counted by the month all the same. */
const OF_A_YEAR = /^(?:initial|opening|starting|beginning|base|current|this)$/
/** `First Annual Rent` is counted by the year, `First Year Rent` by whatever it says. */
const COUNTED_BY = /(?:\d(?:st|nd|rd|th)|\b[a-z]{4,9})[-_ ]+(?:annual|ann\b|yearly|monthly)/i

/** Whether a year or month of a header is the one in which a rent is paid: `Year 1 Rent`, `First Year Rent`. */
function isNumbered(header: string, words: readonly string[], at: number): boolean {
  if (NUMBER.test(words[at + 1] ?? '')) return true
  const before = words[at - 1] ?? ''
  const isNth = NTH.test(before) || (words[at] === 'year' && OF_A_YEAR.test(before))
  return isNth && !COUNTED_BY.test(header)
}

/** How headers and titles name lease types. */
export const LEASE_TYPE_WORDS: readonly [RegExp, LeaseType][] = [
  [/\bnnn\b|\btriple net\b/, 'NNN'],
  [/\bmg\b|\bmodified gross\b|\bindustrial gross\b/, 'MG'],
  [/\bfull service\b|\bfsg\b|(?<!\b(?:modified|industrial) )\bgross\b/, 'Gross'],
]

/** The lease type of all rents of a column: `Rent (NNN)`. */
export const headerLeaseType = weakMemo(({ words }: Header): LeaseType | null => {
  const text = words.join(' ')
  return LEASE_TYPE_WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? null
}).of

const SIZE_UNIT_WORDS: readonly [string, AreaUnit][] = [
  ['m2', 'm²'],
  ['sqm', 'm²'],
  ['acre', 'acres'],
  ['ha', 'ha'],
  ['hectare', 'ha'],
  ['sf', 'SF'],
  ['rsf', 'SF'],
  ['ksf', 'SF'],
  ['msf', 'SF'],
]

/** `(000s)`, `000 SF`, `x1,000`, `in 1,000s`, `(K)`. A thousand after `per` is no multiple. */
const IN_THOUSANDS =
  /(?<![\d,.'])0{3}(?:['’]?s)?(?![\d,.])|\bx ?1,?000\b|(?<!(?:per|\/) ?)\b1,?000['’]?s\b|\(k\)|\bk ?\/?(?:sf|sq)\b/i
const IN_MILLIONS = /\(\$? ?(?:mm?|mil(?:lions?)?)\)|\$ ?mm?\b|\bin mil(?:lions?)?\b|\bmm ?\/?(?:sf|sq)\b/i

/** The unit of all sizes of a column, and what they are multiplied by: 1,000 for `Size (000s)`. */
export const headerSizeUnit = weakMemo(({ header, words }: Header): SizeUnit => {
  const has = (word: string) => words.includes(word)
  const isThousands = has('ksf') || has('thousand') || IN_THOUSANDS.test(header)
  const isMillions = has('msf') || has('million') || IN_MILLIONS.test(header)
  const named = SIZE_UNIT_WORDS.find(([word]) => has(word))?.[1] ?? null
  return { unit: named, factor: isThousands ? 1000 : isMillions ? 1_000_000 : 1 }
}).of

/** Null where the header names no unit of length. */
export function headerLengthUnit(words: readonly string[]): LengthUnit | null {
  const last = words.at(-1)
  if (words.some((word) => /^met(?:er|re)$/.test(word)) || last === 'm') return 'm'
  if (last === 'in' || words.includes('inch')) return 'in'
  return words.includes('feet') ? 'ft' : null
}

/** Null where the header names neither months nor years, or both but not one behind the other. */
export function headerTermUnit(words: readonly string[]): ColumnTermUnit | null {
  if (words.indexOf('month') === words.indexOf('year') + 1 && words.includes('year')) return 'years/months'
  if (words.includes('month') === words.includes('year')) return null
  return words.includes('month') ? 'months' : 'years'
}
