import { formatPartialDate } from '../../sync/domain/dates/format-date.ts'
import type { FigureUnit } from '../../sync/domain/fields/figure-units.ts'
import { unitOf } from '../../sync/domain/fields/figure-units.ts'
import { FIELDS } from '../../sync/domain/fields.ts'
import { NOT_AVAILABLE } from '../../sync/domain/format.ts'

type Value = string | number | boolean | null

const KNOWN: Readonly<Record<string, { kind: string; unit?: FigureUnit }>> = FIELDS

/** A field's value as the rest of the product writes it: `$0.97 /SF/mo`, `Aug 31, 2031`, `32 ft`. */
export function valueWords(field: string, value: Value): string {
  const entry = KNOWN[field]
  if (value === null || value === '') return NOT_AVAILABLE
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number' && entry?.unit !== undefined) {
    const unit = unitOf(entry.unit)
    const beside = unit.beside?.('month')
    return beside === undefined ? unit.show(value, 'month') : `${unit.show(value, 'month')} ${beside}`
  }
  return entry?.kind === 'date' ? formatPartialDate(String(value), 'short') : String(value)
}
