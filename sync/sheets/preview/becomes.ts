import type { ImportedField, RowOutcome } from '../model/read-row-outcome.ts'
import type { Becomes } from './workbook-preview.ts'

/** What a row's cell for a field came to, or the row where no field is asked for. */
export function becomes(outcome: RowOutcome, field: ImportedField | null): Becomes {
  if (outcome.kind !== 'property') return { is: outcome.kind }
  if (field === null) return { is: 'property' }
  const value = outcome.property[field]
  return value === null || value === '' ? { is: 'empty' } : { is: 'value', field, value }
}
