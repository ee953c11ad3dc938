import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasDecimalCommas, withDecimalPoint } from '../../../../sync/sheets/file/decimal-commas.ts'
import { readPath } from '../tables/read-sheets.ts'
import { writeTestFile } from './make-files.ts'

const HEADER = 'Address;City;Size (SF);Rent ($/SF/yr);Bumps;Lat;Lon;Lease End'

test('a file that parts decimals by commas is read with its decimals and thousands', async () => {
  const rows = [
    '100 Main St;Laval;23.500;9,75;2,5%;45,57;-73,69;31.08.2029',
    '200 Main St;Laval;1.120.000;10,2;3 %;45,58;-73,68;30.09.2029',
  ]
  const path = writeTestFile('laval.csv', [HEADER, ...rows].join('\n'))
  const read = await readPath(path, [
    'squareFootage',
    'rentPerSf',
    'rentEscalationPct',
    'latitude',
    'expiration',
  ])
  expect(read.properties).toEqual([
    [23_500, 0.8125, 2.5, 45.57, '2029-08-31'],
    [1_120_000, 0.85, 3, 45.58, '2029-09-30'],
  ])
})

test('a file with points for decimals keeps its commas, whatever parts its cells', async () => {
  const path = writeTestFile(
    'laval.tsv',
    `${HEADER.replaceAll(';', '\t')}\n100 Main St\tLaval\t23,500\t9.75\t3%\t45.57\t-73.69\t8/31/2029`,
  )
  const read = await readPath(path, ['squareFootage', 'rentPerSf'])
  expect(read.properties).toEqual([[23_500, 0.8125]])
  expect(hasDecimalCommas('a;b\n12,5;9.75\n1,5;2', ';')).toBe(false)
  expect(hasDecimalCommas('a;b\n12,500;9,750', ';')).toBe(false)
})

const MIXED = 'Address;City;Size;Rent;Land (AC)'
const SIZES = fc.array(fc.integer({ min: 1_000, max: 999_999 }), { minLength: 2, maxLength: 8 })

test('a file that mixes decimal and thousands commas is read by its columns', async () => {
  const signs = fc.constantFrom('', '~', '±')
  await fc.assert(
    fc.asyncProperty(SIZES, signs, fc.constantFrom('', ' SF', ' sq ft'), async (sizes, sign, unit) => {
      const rows = sizes.map((size, i) => {
        const written = sign + size.toLocaleString('en-US') + unit
        return `${i + 1}00 Main St;Laval;${written};0,${70 + i};1,250`
      })
      const path = writeTestFile('mixed.csv', [MIXED, ...rows].join('\n'))
      const read = await readPath(path, ['squareFootage', 'rentPerSf', 'landSizeAcres'])
      expect(read.properties).toEqual(sizes.map((size, i) => [size, (70 + i) / 100, 1.25]))
    }),
    { numRuns: 40 },
  )
})

test('a size with a comma that could part thousands or decimals is never taken for a small one', async () => {
  await fc.assert(
    fc.asyncProperty(SIZES, fc.constantFrom('', '~', '±'), async (sizes, sign) => {
      const cells = ['12,5', ...sizes.map((size) => sign + size.toLocaleString('en-US'))]
      const rows = cells.map((cell, i) => `${i + 1}00 Main St;Laval;${cell};0,85;2,5`)
      const path = writeTestFile('doubtful.csv', [MIXED, ...rows].join('\n'))
      const read = await readPath(path, ['squareFootage'])
      expect(read.properties).toEqual(cells.map(() => [null]))
    }),
    { numRuns: 40 },
  )
})

test('every number that is written with a decimal comma is the same number with a point', () => {
  const figure = fc.double({ min: -9_999_999, max: 9_999_999, noNaN: true, noDefaultInfinity: true })
  fc.assert(
    fc.property(figure, fc.constantFrom('', ' %', ' €', ' SF', ' m²/month'), (value, unit) => {
      const written = value.toLocaleString('de-DE', { maximumFractionDigits: 3 })
      const plain = value.toLocaleString('en-US', { maximumFractionDigits: 3 })
      expect(withDecimalPoint(written + unit)).toBe(plain + unit)
    }),
  )
  for (const text of ['01.09.2024', '2024-09-01', 'Suite 4, 5', '100 Main St', 'A1.300', '4/2', ''])
    expect(withDecimalPoint(text)).toBe(text)
})
