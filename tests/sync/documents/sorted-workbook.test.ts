import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CompRow } from '../../../sync/documents/model/comps-document.ts'
import { xlsxDocument } from '../../../sync/documents/xlsx/xlsx-document.ts'
import { makeComps } from '../../make/comps.ts'
import { makeProperty } from '../../make/property.ts'
import { type CalculatedWorkbook, calculatedWorkbook } from './calculated-workbook.ts'

const orNone = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 4 })
const cents = fc.integer({ min: 30, max: 300 }).map((rent) => rent / 100)

const anyRow: fc.Arbitrary<Omit<CompRow, 'property'> & { facts: object }> = fc.record({
  facts: fc.record({
    rentPerSf: orNone(cents),
    squareFootage: orNone(fc.integer({ min: 1_000, max: 300_000 })),
    leasedSf: orNone(fc.integer({ min: 1_000, max: 90_000 })),
    leaseType: fc.constantFrom('NNN', 'MG', 'Gross', null),
    status: fc.constantFrom('Executed', 'Asking', 'Subject', null),
    dateSigned: fc.constantFrom('2024-01-10', '2024-05', '2024-Q3', '2024-11-30', '2025', null),
    leaseTerm: orNone(fc.constantFrom(36, 60, 65)),
    freeRentMonths: orNone(fc.constantFrom(0, 3)),
    rentEscalationPct: orNone(fc.constantFrom(0, 3.25)),
  }),
  isIncluded: fc.boolean(),
})
/** A row of each quarter, so that there is a sheet of them, and one that is adjusted. */
const SURE: readonly CompRow[] = ['2024-02-01', '2024-06-01', '2024-09-01'].map((dateSigned, i) => ({
  property: makeProperty({ id: `sure${i}`, name: `Sure ${i}`, rentPerSf: 0.6 + i / 10, dateSigned }),
  adjustments: { size: { kind: 'percent', amount: 5 * i, reason: null } },
  ...(i === 1 && { weight: 40 }),
}))
const anyRows = fc.array(anyRow, { maxLength: 9 }).map((rows): CompRow[] => [
  ...SURE,
  ...rows.map(({ facts, ...row }, i) => ({
    ...row,
    property: makeProperty({ id: `p${i}`, name: `Plant ${i}`, ...facts }),
  })),
])

const HEADERS = ['Name', 'Rent ($/SF/Mo)', 'Size (SF)', 'Lease Type', 'Included'] as const

const figuresOf = ({ formulas, valueAt }: CalculatedWorkbook, of: (sheet: string) => boolean) =>
  formulas.filter(({ sheet }) => of(sheet)).map(({ sheet, ref }) => [`${sheet}!${ref}`, valueAt(sheet, ref)])

/** Sums of other orders differ in the last digit. */
const near = (figures: ReturnType<typeof figuresOf>) =>
  figures.map(([ref, value]) => [ref, typeof value === 'number' ? expect.closeTo(value, 9) : value])

test('sorting the comps in a spreadsheet changes no figure of any other sheet', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyRows,
      fc.constantFrom(...HEADERS),
      fc.constantFrom('rising', 'falling'),
      async (rows, header, direction) => {
        const workbook = await calculatedWorkbook(await xlsxDocument(makeComps({ rows })))
        const before = figuresOf(workbook, (sheet) => sheet !== 'Comps')
        expect(workbook.sheets).toEqual(['Comps', 'Statistics', 'Rent Trend', 'Adjustments', 'All columns'])
        workbook.sort('Comps', header, direction)
        workbook.sort('All columns', header, direction)
        expect(figuresOf(workbook, (sheet) => sheet !== 'Comps')).toEqual(near(before))
      },
    ),
    { numRuns: 20 },
  )
})

test('a rent that is worked out moves with its comp, and the row it went to works it out', async () => {
  const rows = [60, 36, 48].map((leaseTerm, i) => ({
    property: makeProperty({
      id: `p${i}`,
      name: `Plant ${i}`,
      rentPerSf: 0.5 + i / 10,
      leaseTerm,
      rentEscalationPct: 3,
      freeRentMonths: 2,
    }),
  }))
  const workbook = await calculatedWorkbook(
    await xlsxDocument(makeComps({ rows }), { columns: ['name', 'effectiveOverTerm', 'rentPerSf'] }),
  )
  const byName = () =>
    new Map(
      [2, 3, 4].map((row) => [workbook.valueAt('Comps', `A${row}`), workbook.valueAt('Comps', `B${row}`)]),
    )
  const before = byName()
  workbook.sort('Comps', 'Rent ($/SF/Mo)', 'falling')
  expect(workbook.valueAt('Comps', 'A2')).toBe('Plant 2')
  expect(byName()).toEqual(before)
})

test('a comp that is marked in the sheet of comps, after sorting too, is marked in the adjustments', async () => {
  const out = { property: makeProperty({ id: 'out', name: 'Out', rentPerSf: 3 }), isIncluded: false }
  const workbook = await calculatedWorkbook(await xlsxDocument(makeComps({ rows: [...SURE, out] })))
  workbook.sort('Comps', 'Rent ($/SF/Mo)', 'falling')
  const column = (header: string) => workbook.find('Comps', header).replace(/\d+$/, '')
  // After sorting: Out, Sure 2, Sure 1, Sure 0.
  workbook.set('Comps', `${column('Included')}3`, 'No')
  workbook.set('Comps', `${column('Included')}2`, 'Yes')
  workbook.set('Comps', `${column('Rent ($/SF/Mo)')}5`, 1.5)
  const [first, second, third] = SURE
  if (first === undefined || second === undefined || third === undefined) throw new Error('no rows')
  const corrected = { ...first, property: { ...first.property, rentPerSf: 1.5 } }
  const said = await calculatedWorkbook(
    await xlsxDocument(
      makeComps({ rows: [corrected, second, { ...third, isIncluded: false }, { ...out, isIncluded: true }] }),
    ),
  )
  const results = ['Reconciled rent', 'Low', 'High', 'Median', '25th percentile', '75th percentile']
  const reconciledIn = (of: CalculatedWorkbook) =>
    results.map((label) => of.valueAt('Adjustments', of.find('Adjustments', label).replace('B', 'C')))
  expect(reconciledIn(workbook)).toEqual(reconciledIn(said).map((rent) => expect.closeTo(rent as number, 9)))
})

test('a workbook compares with what was typed of the subject, as every other document does', async () => {
  const typedSubject = {
    ...{
      name: null,
      address: '9 Oak Blvd',
      latitude: null,
      longitude: null,
      propertyType: null,
      rentPerSf: 0.8,
    },
    ...{ leaseType: null, squareFootage: null, clearHeight: null, yearBuilt: null, officePercent: null },
    dateSigned: null,
  }
  const subject = makeProperty({ name: 'Oak Plant', rentPerSf: 0.5 })
  const mean = 0.7
  for (const [own, label] of [
    [subject, 'Subject: Oak Plant'],
    [null, 'Subject: 9 Oak Blvd'],
  ] as const) {
    const workbook = await calculatedWorkbook(
      await xlsxDocument(makeComps({ rows: SURE, subject: own, typedSubject })),
    )
    const at = workbook.find('Statistics', label)
    expect(workbook.valueAt('Statistics', at.replace('A', 'B'))).toBe(0.8)
    const versus = workbook.find('Statistics', 'All vs. subject').replace('A', 'D')
    expect(workbook.valueAt('Statistics', versus)).toBeCloseTo(mean / 0.8 - 1, 9)
  }
})
