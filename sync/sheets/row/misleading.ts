import type { FieldReading, ImportedField } from '../model/read-row-outcome.ts'

const MONEY: ReadonlySet<ImportedField> = new Set([
  'rentPerSf',
  'opexPerSf',
  'salePrice',
  'salePricePerSf',
  'tiPerSf',
])

/** A sum of money that contradicts its unit or is negative: the deal would mislead, so its row is rejected. */
export function isMisleading({ field, problem }: FieldReading): boolean {
  if (!problem) return false
  return problem.code === 'contradicts-unit' || (problem.code === 'negative' && MONEY.has(field))
}
