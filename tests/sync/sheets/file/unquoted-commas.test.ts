import fc from 'fast-check'
import { expect, test } from 'vitest'
import { headerWidth, withUnquotedCommas } from '../../../../sync/sheets/file/unquoted-commas.ts'
import { readPath } from '../tables/read-sheets.ts'
import { writeTestFile } from './make-files.ts'

const FIELDS = ['address', 'city', 'state', 'squareFootage', 'rentPerSf'] as const

test('addresses that were pasted without quotation marks are whole, and the cells behind them in their columns', async () => {
  const place = fc.constantFrom(', Houston, TX', ', Suite 4, Houston, TX', ', Houston, TX 77041')
  const rows = fc.array(fc.tuple(fc.integer({ min: 100, max: 999 }), place), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(rows, fc.boolean(), async (all, isFirst) => {
      const header = isFirst ? 'Address,SF,Rent ($/SF/Yr)' : 'SF,Address,Rent ($/SF/Yr)'
      const lines = all.map(([number, where]) => {
        const address = `${number} Oak St${where}`
        return `${isFirst ? `${address},25000` : `25000,${address}`},9.60`
      })
      const read = await readPath(writeTestFile('pasted.csv', [header, ...lines].join('\n')), FIELDS)
      expect(read.properties).toEqual(
        all.map(([number]) => [`${number} Oak St`, 'Houston', 'TX', 25_000, 0.8]),
      )
    }),
    { numRuns: 30 },
  )
})

test('a row with too many cells stays as it is where blanks do not say which belong together', () => {
  expect(withUnquotedCommas(['100 Oak St', '25', '000', '9.60'], 3)).toEqual([
    '100 Oak St',
    '25',
    '000',
    '9.60',
  ])
  const cut = ['100 Oak St', ' Houston', '25', '000']
  expect(withUnquotedCommas(cut, 3)).toEqual(cut)
  expect(withUnquotedCommas(['100 Oak St', ' Houston', ' TX', '9'], 3)).toEqual([
    '100 Oak St',
    ' Houston',
    ' TX',
    '9',
  ])
  expect(headerWidth('Address, SF, Rent\n', ',')).toBeNull()
  expect(headerWidth('Address;SF;Rent\n', ';')).toBeNull()
})
