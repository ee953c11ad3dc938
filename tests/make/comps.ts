import fc from 'fast-check'
import type { CompRow, CompsDocument } from '../../sync/documents/model/comps-document.ts'
import type { Property } from '../../sync/domain/property.ts'
import { makeProperty } from './property.ts'

/** A document of one property that states nothing, but for what is given. */
export function makeComps(given: Partial<CompsDocument> = {}): CompsDocument {
  return {
    title: 'Rent comparables',
    criteria: '',
    date: '2026-11-21',
    rows: rowsOf([makeProperty()]),
    subject: null,
    unit: 'month',
    credits: [],
    ...given,
  }
}

export function rowsOf(properties: readonly Property[]): CompRow[] {
  return properties.map((property) => ({ property }))
}

/** Any text, with much of what spreadsheets, separators and markup trip over. */
export const anyText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '=',
        '+',
        '-',
        '@',
        '＝',
        '＋',
        '－',
        '＠',
        '"',
        ',',
        ';',
        "'",
        '\t',
        '\r',
        '\n',
        '\r\n',
      ),
      fc.constantFrom(
        ' ',
        '\u200b',
        '\ufeff',
        '\u00a0',
        '\u2028',
        '\0',
        '<b>',
        '&amp;',
        ']]>',
        '1',
        'a',
        '🏭',
        'م',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(''))
