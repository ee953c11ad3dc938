import { describe, expect, test } from 'vitest'
import { columnOf, csvOf, previewOf } from './preview-of.ts'

const addresses = Array.from({ length: 12 }, (_, i) => `${100 + i} Oak St`)

test('a column says its first values, what it is and why, its unit, and how sure that is', async () => {
  const text = csvOf({ Address: addresses, 'Bldg SF': addresses.map((_, i) => 4200 + i * 100) })
  expect(await columnOf(text, 'Bldg SF')).toEqual({
    index: 1,
    letter: 'B',
    header: 'Bldg SF',
    values: ['4200', '4300', '4400'],
    reading: { as: 'field', role: 'squareFootage', label: 'Building size' },
    isDecided: false,
    why: 'header; 4,200 to 5,300',
    unit: 'SF',
    sure: 0.99,
    question: null,
  })
})

test('it is less sure, and says so, where some cells cannot be read', async () => {
  const dates = addresses.map((_, i) => (i < 3 ? 'words only' : `3/${i}/2025`))
  const column = await columnOf(csvOf({ Address: addresses, 'Lease Signed': dates }), 'Lease Signed')
  expect(column).toMatchObject({ why: 'header; 9 of 12 can be read', sure: 0.74 })
})

test('rents without a period count for less than rents that say it, and the column says how many do', async () => {
  const rents = addresses.map((_, i) => (i < 4 ? '$9.60/SF/yr' : '9.60'))
  const column = await columnOf(csvOf({ Address: addresses, 'Base Rent': rents }), 'Base Rent')
  expect(column).toMatchObject({ unit: 'per year, 4 stated', sure: 0.86 })
})

test('the number of a row says that it differs from all others, or how often it does not', async () => {
  const ids = addresses.map((_, i) => (i === 11 ? 'RC-0' : `RC-${i}`))
  const column = await columnOf(csvOf({ 'Comp ID': ids, Address: addresses }), 'Comp ID')
  expect(column).toMatchObject({
    reading: { as: 'field', label: 'Source’s own ID' },
    why: '11 different values in 12 rows',
    sure: 0.91,
  })
})

test('a header of which only a part is known names the part', async () => {
  const text = csvOf({ Address: addresses, 'Roof Clr Hgt East': addresses.map((_, i) => 24 + i) })
  expect((await columnOf(text, 'Roof Clr Hgt East')).why).toMatch(/^parts “Clr”, “Hgt”/)
})

test('a column of no field is kept by its name, and nothing is claimed of it', async () => {
  const text = csvOf({ Address: addresses, 'File Ref': addresses.map((_, i) => `S:/${i}`) })
  expect(await columnOf(text, 'File Ref')).toMatchObject({
    reading: { as: 'custom' },
    why: 'no field of ours; kept by its name',
    sure: null,
  })
})

test('a decided column is as sure as a person is', async () => {
  const text = csvOf({ Address: addresses, Company: addresses.map((_, i) => `Tenant ${i}`) })
  const columns = [{ sheet: 'comps', header: 'Company', use: { as: 'field', role: 'tenant' } as const }]
  expect(await columnOf(text, 'Company', { columns })).toMatchObject({
    reading: { as: 'field', role: 'tenant' },
    isDecided: true,
    sure: 1,
    why: 'your answer',
  })
})

describe('a column of dates', () => {
  const ends = addresses.map((_, i) => `${(i % 12) + 1}/28/2030`)
  const table = (dates: readonly string[]) =>
    csvOf({
      Address: addresses,
      Tenant: addresses.map((_, i) => `T${i}`),
      Date: dates,
      Term: addresses.map(() => '60 months'),
      Exp: ends,
    })

  test('that fits two fields is a question, with the rows that speak for each and the rows themselves', async () => {
    const monthsBefore = addresses.map((_, i) => (i < 3 ? `${(i % 12) + 1}/28/2025` : `${i - 1}/10/2025`))
    const column = await columnOf(table(monthsBefore), 'Date')
    expect(column).toMatchObject({ reading: { as: 'question' }, sure: null, unit: 'date, month first' })
    expect(column.question?.candidates).toEqual([
      { role: 'dateSigned', rows: 9, says: 'lie up to a year before the lease begins' },
      { role: 'commencement', rows: 3, says: 'are about the day on which the lease begins' },
    ])
    expect(column.question).toMatchObject({ of: 12, derived: 'begins' })
    expect(column.question?.rows[0]).toEqual({
      rowNumber: 2,
      cells: ['1/28/2025', '60 months', '1/28/2030'],
      derived: '2025-01',
    })
  })

  test('is none where another column has one of the fields, or where a person answered', async () => {
    const signed = csvOf({
      Address: addresses,
      Tenant: addresses,
      Date: addresses.map(() => '3/4/2025'),
      'Lease Start': addresses.map(() => '4/1/2025'),
    })
    expect((await columnOf(signed, 'Date')).question).toBeNull()
    const columns = [{ sheet: 'comps', header: 'Date', use: { as: 'field', role: 'dateSigned' } as const }]
    expect((await columnOf(table(ends), 'Date', { columns })).question).toBeNull()
  })
})

test('two columns of one header are a question each, told apart by their number', async () => {
  const text = csvOf({ Address: addresses }).split('\n')
  const twice = text.map((line, i) => `${line},${i === 0 ? 'Rent,Rent' : '0.80,0.95'}`).join('\n')
  const { preview } = await previewOf(twice)
  const rents = preview.tables[0]?.columns.filter(({ header }) => header === 'Rent')
  expect(rents).toMatchObject([
    { letter: 'B', nth: 0, reading: { as: 'question' }, why: 'another column has the same header' },
    { letter: 'C', nth: 1, reading: { as: 'question' }, why: 'another column has the same header' },
  ])
})

test('a bare price per SF in a sheet of leases and sales is a question', async () => {
  const text = csvOf({
    Address: addresses,
    '$/SF': addresses.map((_, i) => 150 + i),
    Buyer: addresses.map((_, i) => `Buyer ${i}`),
    'Lease Type': addresses.map(() => 'NNN'),
  })
  const { question } = await columnOf(text, '$/SF')
  expect(question?.candidates[0]).toMatchObject({ role: 'salePricePerSf', rows: 12 })
})

test('tables are named with where they stand, and those that are not chosen as well', async () => {
  const text = 'Address,Rent\n12 Oak St,0.9\n\n\nAddress,Building SF\n14 Oak St,40000\n'
  const { preview } = await previewOf(text, { tables: [{ sheet: 'comps', table: 1 }] })
  expect(preview.tables).toMatchObject([
    { sheet: 'comps', table: 1, isChosen: true, range: 'A5:B6', rows: 1 },
    { sheet: 'comps', table: 0, isChosen: false, headerRow: 1 },
  ])
  expect(preview.counts.properties).toBe(1)
})
