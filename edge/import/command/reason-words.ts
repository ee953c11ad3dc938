import type { Reason } from '../run/import-summary.ts'

/** Why a row was skipped or rejected, in few words. */
export const REASON_WORDS: Record<Reason, string> = {
  blank: 'empty',
  total: 'total',
  vacant: 'vacancy',
  'repeated-header': 'header again',
  'section-title': 'title',
  duplicate: 'same as an earlier row',
  'not-understood': 'value not understood',
  'excel-error': 'Excel error',
  negative: 'negative figure',
  implausible: 'implausible figure',
  'contradicts-unit': 'unit that contradicts its column',
  'other-unit': 'figure in another unit',
  ambiguous: 'ambiguous value',
  'day-first-date': 'date with the day first',
  'serial-date': 'date as a bare number',
  truncated: 'cut-off value',
  'foreign-currency': 'foreign currency',
  'too-long': 'value too long',
  'nothing-identifies': 'nothing that identifies a property',
}
