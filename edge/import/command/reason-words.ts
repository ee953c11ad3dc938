import type { Reason } from '../import-summary.ts'

/** Why rows were skipped or rejected, as it follows a number: `12 totals`. */
export const REASON_WORDS: Record<Reason, string> = {
  blank: 'empty',
  total: 'a total',
  vacant: 'a vacancy',
  'repeated-header': 'the header again',
  'section-title': 'a title',
  duplicate: 'the same as an earlier row',
  'not-understood': 'a value not understood',
  'excel-error': 'an Excel error',
  negative: 'a negative figure',
  implausible: 'an implausible figure',
  'contradicts-unit': 'a unit that contradicts its column',
  'other-unit': 'a figure in another unit',
  ambiguous: 'an ambiguous value',
  'day-first-date': 'a date with the day first',
  'serial-date': 'a date as a bare number',
  truncated: 'a cut-off value',
  'foreign-currency': 'a foreign currency',
  'too-long': 'a value too long',
  'nothing-identifies': 'nothing that identifies a property',
}
