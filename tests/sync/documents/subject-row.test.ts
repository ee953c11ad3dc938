import { expect, test } from 'vitest'
import { reportDocument } from '../../../sync/documents/report/report-document.ts'
import { csvDocument } from '../../../sync/documents/text/csv-document.ts'
import { tsvDocument } from '../../../sync/documents/text/tsv-document.ts'
import { xlsxDocument } from '../../../sync/documents/xlsx/xlsx-document.ts'
import type { TypedSubject } from '../../../sync/domain/records/adjustment.ts'
import { makeComps } from '../../make/comps.ts'
import { makeProperty } from '../../make/property.ts'
import { calculatedWorkbook } from './calculated-workbook.ts'

const ROWS = [0.6, 0.8].map((rentPerSf, at) => ({
  property: makeProperty({ id: `p${at}`, name: `Comp ${at}`, rentPerSf, squareFootage: 10_000 }),
}))
const SUBJECT = makeProperty({ id: 's', name: 'Oak Plant', rentPerSf: 2, squareFootage: 50_000 })
const TYPED: TypedSubject = {
  ...{ name: 'The client’s plant', address: null, latitude: null, longitude: null, propertyType: null },
  ...{ rentPerSf: 0.94, leaseType: null, squareFootage: 68_400, clearHeight: null, yearBuilt: null },
  ...{ officePercent: null, dateSigned: null },
}
const COLUMNS = ['number', 'name', 'rentPerSf', 'squareFootage'] as const

test.each([
  ['a property', { subject: SUBJECT }, 'Subject: Oak Plant', '2', '50000'],
  ['what was typed', { subject: null, typedSubject: TYPED }, 'Subject: The client’s plant', '0.94', '68400'],
  [
    'both',
    { subject: SUBJECT, typedSubject: { ...TYPED, name: null } },
    'Subject: Oak Plant',
    '0.94',
    '68400',
  ],
] as const)(
  'a table of text has the subject first, labeled and without a number, where it is %s',
  async (_, of, ...said) => {
    const document = makeComps({ rows: ROWS, ...of })
    const text = (await csvDocument(document, { columns: COLUMNS })).join('')
    const [, first, second] = text.split('\r\n')
    expect(first).toBe(`,${said.join(',')}`)
    expect(second).toBe('1,Comp 0,0.6,10000')
    const pasted = tsvDocument(document, COLUMNS).split('\n')
    expect(pasted.slice(1)).toEqual([
      ['', ...said].join('\t'),
      '1\tComp 0\t0.6\t10000',
      '2\tComp 1\t0.8\t10000',
    ])
  },
)

test('a workbook has it first among the comps, counts it in nothing, and keeps it out of what imports read', async () => {
  const plain = await calculatedWorkbook(await xlsxDocument(makeComps({ rows: ROWS })))
  const own = await calculatedWorkbook(
    await xlsxDocument(makeComps({ rows: ROWS, subject: null, typedSubject: TYPED })),
  )
  expect(own.find('Comps', 'Subject: The client’s plant')).toMatch(/^[A-Z]+2$/)
  expect(() => own.find('All columns', 'Subject: The client’s plant')).toThrow()
  const figure = (of: typeof own) => of.valueAt('Statistics', of.find('Statistics', 'Mean').replace('A', 'B'))
  expect(figure(own)).toEqual(figure(plain))
  for (const { sheet, ref, kept } of own.formulas) {
    const now = own.valueAt(sheet, ref)
    expect([sheet, ref, now]).toEqual([sheet, ref, typeof kept === 'number' ? expect.closeTo(kept, 9) : kept])
  }
})

test('a report has a typed subject first as well', async () => {
  const html = (await reportDocument(makeComps({ rows: ROWS, subject: null, typedSubject: TYPED }))).join('')
  expect(html).toMatch(/<tr class="subject-row">.*The client’s plant/)
})
