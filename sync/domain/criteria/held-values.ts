import type { WordField } from './asked-fields.ts'

/** Industrial gross by its own name. Sheets are read as modified gross where they say so, and books have no other. */
export const INDUSTRIAL_GROSS = 'IG'
const HELD_AS = 'MG'

/** The values a book has for those that are asked for. */
export function heldValues(field: WordField, asked: readonly string[]): string[] {
  const held = asked.map((value) => (isIndustrialGross(field, value) ? HELD_AS : value))
  return [...new Set(held)]
}

/** The values as they are shown: "IG (kept as MG)" says what is found for it. */
export function shownValues(field: WordField, asked: readonly string[]): string {
  return asked
    .map((value) => (isIndustrialGross(field, value) ? `${value} (kept as ${HELD_AS})` : value))
    .join(' or ')
}

function isIndustrialGross(field: WordField, value: string): boolean {
  return field === 'leaseType' && value.toUpperCase() === INDUSTRIAL_GROSS
}
