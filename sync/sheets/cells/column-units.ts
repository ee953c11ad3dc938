import type { LeaseType } from '../../domain/known-types.ts'
import type { LengthUnit } from './read-length.ts'
import type { TermUnit } from './read-term.ts'
import type { SheetRentUnit } from './rent/rent-unit.ts'
import type { AreaUnit, SizeUnit } from './size/read-area.ts'

const CURRENCIES: readonly [RegExp, string][] = [
  [/\bcad\b|\bcdn\b|c\$|ca\$/i, 'CAD'],
  [/\beur\b|€/i, 'EUR'],
  [/\bgbp\b|£/i, 'GBP'],
  [/\bmxn\b/i, 'MXN'],
  [/\baud\b|\ba\$/i, 'AUD'],
]

/** The currency a header names; `null` where it names none, which is dollars. */
export function headerCurrency(header: string): string | null {
  return CURRENCIES.find(([pattern]) => pattern.test(header.replaceAll('_', ' ')))?.[1] ?? null
}

/** What a header says its rents are counted in. `words` are the header's. */
export function headerRentUnit(header: string, words: readonly string[]): SheetRentUnit {
  const has = (word: string) => words.some((other, i) => other === word && !/^\d+$/.test(words[i + 1] ?? ''))
  const per =
    has('m2') || has('sqm') ? 'm2' : has('sf') ? 'sf' : has('acre') ? 'acre' : has('total') ? 'whole' : null
  const period = has('month') === has('year') ? null : has('month') ? 'month' : 'year'
  return { per, period, currency: headerCurrency(header) }
}

const LEASE_TYPE_WORDS: readonly [RegExp, LeaseType][] = [
  [/\bnnn\b|\btriple net\b/, 'NNN'],
  [/\bmg\b|\bmodified gross\b|\bindustrial gross\b/, 'MG'],
  [/\bfull service\b|\bfsg\b|\bgross\b/, 'Gross'],
]

/** The lease type of all rents of a column: `Rent (NNN)`. */
export function headerLeaseType(words: readonly string[]): LeaseType | null {
  const text = words.join(' ')
  return LEASE_TYPE_WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

const SIZE_UNIT_WORDS: readonly [string, AreaUnit][] = [
  ['m2', 'm²'],
  ['sqm', 'm²'],
  ['acre', 'acres'],
  ['ha', 'ha'],
  ['hectare', 'ha'],
  ['sf', 'SF'],
  ['rsf', 'SF'],
  ['ksf', 'SF'],
]

/** The unit of all sizes of a column, and what they are multiplied by: 1,000 for `Size (000s)`. */
export function headerSizeUnit(header: string, words: readonly string[]): SizeUnit {
  const has = (word: string) => words.includes(word)
  const isThousands = has('ksf') || has('thousand') || /\(0{3}'?s?\)|\b0{3}s\b|\bsf,? ?0{3}\b/i.test(header)
  return { unit: SIZE_UNIT_WORDS.find(([word]) => has(word))?.[1] ?? null, factor: isThousands ? 1000 : 1 }
}

const IN_MILLIONS = /\(\$? ?(?:mm?|mil(?:lions?)?)\)|\$ ?mm?\b|\bin millions\b/i

/** What the prices of a column are multiplied by: 1,000 for `Price ($000s)`. */
export function headerPriceFactor(header: string, words: readonly string[]): number {
  return IN_MILLIONS.test(header) ? 1_000_000 : headerSizeUnit(header, words).factor
}

/** Null where the header names no unit of length. */
export function headerLengthUnit(words: readonly string[]): LengthUnit | null {
  const last = words.at(-1)
  if (words.some((word) => /^met(?:er|re)$/.test(word)) || last === 'm') return 'm'
  if (last === 'in' || words.includes('inch')) return 'in'
  return words.includes('feet') ? 'ft' : null
}

/** Null where the header names neither months nor years, or both. */
export function headerTermUnit(words: readonly string[]): TermUnit | null {
  if (words.includes('month') === words.includes('year')) return null
  return words.includes('month') ? 'months' : 'years'
}
