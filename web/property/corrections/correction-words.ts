import { isCustomColumn } from '../../../sync/domain/fields/custom-fields.ts'
import { fieldOf } from '../../../sync/domain/fields/field-list.ts'
import { unitOf } from '../../../sync/domain/fields/figure-units.ts'
import { NOT_AVAILABLE, type RentUnit } from '../../../sync/domain/format.ts'
import type { PropertyValue } from '../../../sync/domain/property.ts'
import type { CorrectedField } from '../../../sync/domain/records/correction.ts'
import type { CorrectionRow } from '../../../sync/schema.ts'
import { ago } from '../../ui/time/ago.ts'
import { valueWords } from '../value-words.ts'

/** The value of a field as it is shown, for a sentence. */
export function shownValue(field: CorrectedField, value: PropertyValue | undefined, unit: RentUnit): string {
  if (value === null || value === undefined) return NOT_AVAILABLE
  return isCustomColumn(field) ? String(value) : valueWords(fieldOf(field), value, unit)
}

/** The same where its unit stands beside it or is known. */
export function shortValue(field: CorrectedField, value: PropertyValue | undefined, unit: RentUnit): string {
  const entry = isCustomColumn(field) ? null : fieldOf(field)
  if (typeof value !== 'number' || entry?.kind !== 'figure') return shownValue(field, value, unit)
  return unitOf(entry.unit).show(value, unit)
}

/** What a field's value is typed as to be read as the same again. */
export function typedAs(field: CorrectedField, value: PropertyValue | undefined, unit: RentUnit): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const entry = isCustomColumn(field) ? null : fieldOf(field)
  if (typeof value === 'string' || entry?.kind !== 'figure') return String(value)
  switch (entry.unit) {
    case 'rent':
      return unit === 'month' ? `${value}/mo` : `${Number((value * 12).toFixed(4))}/yr`
    case 'months':
      return `${value} months`
    case 'acres':
      return `${value} acres`
    default:
      return String(value)
  }
}

export interface SourceNews {
  /** Whether the source says by now what was typed. */
  agrees: boolean
  sentence: string
}

/** What the source has done under a correction; null where it says what it said. */
export function sourceNews(
  correction: Pick<CorrectionRow, 'value' | 'sourceWas' | 'sourceValue' | 'sourceChangedAt'>,
  field: CorrectedField,
  unit: RentUnit,
  now: number,
): SourceNews | null {
  const { value, sourceWas, sourceValue, sourceChangedAt } = correction
  if (sourceChangedAt === null) return null
  if ((sourceValue ?? null) === (value ?? null))
    return { agrees: true, sentence: 'The source now says the same.' }
  const was = shortValue(field, sourceWas, unit)
  return {
    agrees: false,
    sentence: `The source changed ${ago(sourceChangedAt, now)} from ${was}; it still differs.`,
  }
}
