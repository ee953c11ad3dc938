import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guessDelimiter } from '../../../../sync/sheets/file/csv-delimiter.ts'

const TITLES = [
  [],
  ['Lease Comps'],
  ['Lease Comps, South Bay, 2025', ''],
  ['Confidential', 'Prepared by Smith, Inc.', ''],
]

test('titles, and commas of thousands and of names, do not hide the delimiter', () => {
  const amount = fc.integer({ min: 1000, max: 9_999_999 })
  const row = fc.tuple(amount, amount, fc.constantFrom('Acme, Inc.', 'Bolt Supply'))
  fc.assert(
    fc.property(
      fc.constantFrom(';', '\t', '|', ','),
      fc.constantFrom(...TITLES),
      fc.array(row, { minLength: 1, maxLength: 12 }),
      fc.constantFrom(0, 2),
      (delimiter, titles, rows, decimals) => {
        const written = rows.map(([size, rent, tenant], i) => [
          `${100 + i} Oak St`,
          size.toLocaleString('en-US'),
          rent.toLocaleString('en-US', { minimumFractionDigits: decimals }),
          tenant,
        ])
        const quoted = (text: string) => (text.includes(delimiter) ? `"${text}"` : text)
        const lines = [['Address', 'Building SF', 'Monthly Rent', 'Tenant'], ...written]
        const text = [...titles, ...lines.map((cells) => cells.map(quoted).join(delimiter))].join('\n')
        expect(guessDelimiter(text).character).toBe(delimiter)
      },
    ),
  )
})

test('blanks behind commas, and other marks in remarks, leave the comma the delimiter', () => {
  const guessed = (...lines: string[]) => guessDelimiter(lines.join('\n')).character
  expect(guessed('Address, SF, Notes', '1 Oak St, 12000, rail; yard', '2 Oak St, 9500, crane; yard')).toBe(
    ',',
  )
  expect(guessed('Address,SF', '1 Oak St,12000', '', 'Address,SF,Notes', '2 Oak St,9500,a;b')).toBe(',')
})
