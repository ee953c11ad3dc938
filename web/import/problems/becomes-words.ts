import type { Becomes } from '../../../sync/sheets/preview/workbook-preview.ts'
import { valueWords } from '../value-words.ts'

/** What a cell comes to, in words. */
export function becomesWords(becomes: Becomes): string {
  switch (becomes.is) {
    case 'value':
      return valueWords(becomes.field, becomes.value)
    case 'empty':
      return 'Empty'
    case 'rejected':
      return 'Rejected'
    case 'skipped':
      return 'Left out'
    case 'property':
      return 'A property'
  }
}
