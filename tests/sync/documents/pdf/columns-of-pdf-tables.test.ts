import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALL_COLUMNS } from '../../../../sync/documents/columns/comp-columns.ts'
import { columnWidths } from '../../../../sync/documents/pdf/pdf-column-widths.ts'
import { pdfDocument } from '../../../../sync/documents/pdf/pdf-document.ts'
import { INNER_WIDTH, openPdf } from '../../../../sync/documents/pdf/pdf-page.ts'
import { anyText } from '../../../make/comps.ts'
import { makeProperty } from '../../../make/property.ts'
import { comps, fonts } from './made-comps.ts'
import { charactersOf, pagesOf, piecesOf, placedPieces, textOf } from './text-of-pdf.ts'

test('a table longer than a page goes on under its head, and every page is numbered', () => {
  const pdf = pdfDocument(comps(100), { fonts })
  expect(textOf(pdf).startsWith('%PDF-')).toBe(true)
  expect(pagesOf(pdf)).toBe(4)
})

test('no size, rent or difference is cut, however long the tenants beside them are named', () => {
  const tenant = 'Consolidated Gulf Coast Petrochemical Equipment and Services of Houston'
  const property = (i: number) =>
    makeProperty({ id: `p${i}`, name: `Plant ${i}`, squareFootage: 10_001_234 + i, rentPerSf: 1.25, tenant })
  const rows = Array.from({ length: 12 }, (_, i) => ({ property: property(i), distance: 12.3 }))
  const subject = makeProperty({ name: 'Subject', squareFootage: 10_001, rentPerSf: 0.01, yearBuilt: 1962 })
  for (const compared of [null, subject]) {
    const pdf = pdfDocument(comps(0, { rows, subject: compared }), { fonts })
    expect(charactersOf(pdf).has('…')).toBe(false)
  }
})

test('a word of eighty letters leaves the other columns room for their words, and every name stands whole', () => {
  const name = 'The Very Long And Somewhat Pompous Name Of A Distribution Campus Of The Gulf Coast'
  const property = makeProperty({
    name,
    tenant: 'Internationaltransportationandwarehousing'.repeat(2),
    rentPerSf: 1.25,
    custom: `Deal Memo: ${'A memo that goes on and on. '.repeat(4)}`,
  })
  const rows = Array.from({ length: 10 }, (_, i) => ({ property: { ...property, id: `p${i}` } }))
  const columns = [
    'name',
    'tenant',
    'dateSigned',
    'rentPerSf',
    'leaseType',
    'tiPerSf',
    'custom.Deal Memo',
    'trailerStalls',
    'netEffectiveRent',
  ] as const
  const pdf = pdfDocument(comps(0, { rows }), { fonts, columns })
  const pieces = piecesOf(pdf)
  for (const whole of ['Signed', 'Lease', 'Deal Memo', '$1.25']) expect(pieces).toContain(whole)
  const written = pieces.join(' ')
  for (const word of name.split(' ')) expect(written).toContain(word)
  expect(charactersOf(pdf).has('…')).toBe(false)
  expect(pagesOf(pdf)).toBeLessThan(5)
})

test('columns are as wide as a page together, however many there are and whatever they hold', () => {
  const pdf = openPdf('Comps', '2026-11-21', fonts)
  fc.assert(
    fc.property(fc.subarray(ALL_COLUMNS, { minLength: 2 }), anyText, (chosen, text) => {
      const columns = ['number', ...chosen.filter((id) => id !== 'number')] as const
      const cells = columns.map((_, i) => (i % 3 === 0 ? text.repeat(i) : '$1.25'))
      const widths = columnWidths(pdf, { columns, heads: columns, rows: [{ cells }] })
      expect(widths.reduce((all, width) => all + width, 0)).toBeCloseTo(INNER_WIDTH)
      expect(Math.min(...widths)).toBeGreaterThan(0)
    }),
    { numRuns: 50 },
  )
})

test('the figures and the words of a row stand on one line', () => {
  const rows = [1, 2, 3].map((at) => ({
    property: makeProperty({ id: `p${at}`, name: `Plant ${at}`, tenant: 'Ames', yearBuilt: 1999 }),
  }))
  const pieces = placedPieces(pdfDocument(comps(0, { rows }), { fonts }))
  const heights = (words: string) => {
    const own = pieces.filter(({ text }) => text === words)
    return [...new Set(own.map(({ y }) => y.toFixed(2)))]
  }
  expect(heights('Ames')).toHaveLength(3)
  expect(heights('Ames')).toEqual(['Plant 1', 'Plant 2', 'Plant 3'].flatMap(heights))
  // The medians below have a year as well.
  expect(heights('1999').slice(0, 3)).toEqual(heights('Ames'))
})
