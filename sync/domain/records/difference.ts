import { fixed } from '../format-decimals.ts'
import type { Property } from '../property.ts'

/** The fields a comp is measured against the subject by: rent and size in percent, the others in their own unit. */
export const COMPARED_FIELDS = ['rentPerSf', 'squareFootage', 'clearHeight', 'yearBuilt'] as const
export type ComparedField = (typeof COMPARED_FIELDS)[number]

const UNITS = { rentPerSf: '%', squareFootage: '%', clearHeight: ' ft', yearBuilt: ' yr' } as const

/**
 * How a comp differs from the subject: `+16%`, `−2 ft`, 'same'. Null where either does not state the field. Higher is
 * neither better nor worse: show it without a color.
 */
export function differenceFrom(
  subject: Pick<Property, ComparedField>,
  comp: Pick<Property, ComparedField>,
  field: ComparedField,
): string | null {
  const from = subject[field]
  const to = comp[field]
  return from === null || to === null ? null : differenceOf(from, to, field)
}

/** The same of two values, such as a median and the subject's rent. */
export function differenceOf(from: number, to: number, field: ComparedField): string | null {
  const unit = UNITS[field]
  if (unit === '%' && from === 0) return null
  const exact = unit === '%' ? (to / from - 1) * 100 : to - from
  // Whole percents; below one, a tenth is the difference between same and nearly so.
  const decimals = unit === '%' && Math.abs(exact) >= 1 ? 0 : 1
  const size = fixed(Math.abs(exact), decimals).replace(/\.0$/, '')
  return size === '0' ? 'same' : `${exact > 0 ? '+' : '\u2212'}${size}${unit}`
}
