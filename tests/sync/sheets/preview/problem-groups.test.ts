import { describe, expect, test } from 'vitest'
import { csvOf, groupOf, previewOf } from './preview-of.ts'

const sheet = 'comps'
const addresses = Array.from({ length: 12 }, (_, i) => `${100 + i} Oak St`)

describe('rents without a period', () => {
  const rents = addresses.map((_, i) => (i < 4 ? '$11.16/SF/yr' : '11.40'))
  const text = csvOf({ 'Comp ID': addresses.map((_, i) => `C${i}`), Address: addresses, 'Base Rent': rents })

  test('are one group with their medians as either beside the stated ones', async () => {
    const group = await groupOf(text, 'rent-period')
    expect(group).toMatchObject({ count: 8, others: 4, letter: 'C', header: 'Base Rent', otherwise: 'keep' })
    expect(group.offers[0]).toBe('as-year')
    expect(group.figures).toBe(
      '8 of 12 rents in C state no period. Read per year, their median comes to $11.40 a year, beside $11.16 in the 4 that state it. Read per month, it would be $136.80 a year.',
    )
  })

  test('are counted among all rents of the column, those of rejected rows too', async () => {
    const tenants = addresses.map((_, i) => `Tenant ${i}`)
    const nameless = csvOf({
      Address: addresses.map((address, i) => (i < 6 ? address : '')),
      Tenant: tenants,
      'Base Rent': rents,
    })
    expect((await groupOf(nameless, 'rent-period')).figures).toMatch(/^8 of 12 rents in C state no period\./)
  })

  test('keep their group once it is decided, with what they become', async () => {
    const groups = [
      { sheet, header: 'Base Rent', group: 'rent-period', decision: { do: 'as-year' } as const },
    ]
    const group = await groupOf(text, 'rent-period', { groups })
    expect(group).toMatchObject({ count: 8, decision: { do: 'as-year' } })
    expect(group.rows[0]?.becomes).toEqual({ is: 'value', field: 'rentPerSf', value: 0.95 })
  })

  test('are suggested to be monthly where the stated ones lie there', async () => {
    const monthly = csvOf({
      Address: addresses,
      'Base Rent': addresses.map((_, i) => (i < 4 ? '$0.95/SF/mo' : '0.90')),
    })
    const { offers, figures } = await groupOf(monthly, 'rent-period')
    expect(offers.slice(0, 2)).toEqual(['as-month', 'as-year'])
    expect(figures).toBe(
      '8 of 12 rents in B state no period. Read per month, their median comes to $10.80 a year, beside $11.40 in the 4 that state it. Read per year, it would be $0.90 a year.',
    )
  })

  test('are told apart by their amounts where a column seems to have both, and are offered to stay so', async () => {
    const both = csvOf({
      Address: addresses,
      'Base Rent': addresses.map((_, i) => (i < 7 ? '0.90' : '11.40')),
    })
    const { offers, figures } = await groupOf(both, 'rent-period')
    expect(offers[0]).toBe('keep')
    expect([...offers].sort()).toEqual(['as-month', 'as-year', 'keep', 'leave-empty', 'reject'])
    expect(figures).toBe(
      '12 of 12 rents in B state no period. By their amounts, 7 would be per month and 5 per year. Read per month, their median comes to $10.80 a year. Read per year, it would be $0.90 a year.',
    )
  })

  test('are no question where a sum beside them says the same with its period', async () => {
    const size = 10_000
    const rents = addresses.map((_, i) => 2.4 + i / 10)
    for (const [header, times] of [
      ['Annual Rent', 1],
      ['Monthly Rent', 1 / 12],
    ] as const) {
      const text = csvOf({
        Address: addresses,
        SF: addresses.map(() => size),
        'Rent/SF': rents.map((rent) => rent.toFixed(2)),
        [header]: rents.map((rent) => (rent * size * times).toFixed(2)),
      })
      const { preview } = await previewOf(text)
      expect([header, preview.groups.map(({ key }) => key)]).toEqual([header, []])
    }
  })

  test('are told of one by one where there is one of them and one that states it', async () => {
    const two = csvOf({ Address: addresses.slice(0, 2), 'Base Rent': ['$0.68', '$7.95/SF/yr'] })
    expect((await groupOf(two, 'rent-period')).figures).toBe(
      '1 of 2 rents in B states no period. Read per month, it comes to $8.16 a year, beside $7.95 in the one that states it. Read per year, it would be $0.68 a year.',
    )
  })
})

test.each([
  ['signed w/ ext.', 'words, no date'],
  ['13/25/2024', 'there is no month 13'],
  ['6/31/2025', 'June has 30 days'],
  ['Q3', 'a quarter without a year'],
  ['20205-04-02', 'the year has too many digits'],
  ["'26?", 'a date with a question mark'],
  ['#REF!', 'an error of the sheet'],
  ['2/29/2025', 'February 2025 has 28 days'],
])('the date %s cannot be read: %s', async (date, why) => {
  const dates = addresses.map((_, i) => (i === 5 ? date : '3/4/2025'))
  const tenants = addresses.map((_, i) => `Tenant ${i}`)
  const text = csvOf({ Address: addresses, Tenant: tenants, 'Lease Signed': dates })
  const group = await groupOf(text, 'date')
  expect(group).toMatchObject({
    title: 'Dates that cannot be read',
    count: 1,
    others: 11,
    letter: 'C',
    offers: ['leave-empty', 'reject', 'replace'],
  })
  expect(group.rows).toEqual([
    {
      ref: '105 oak st tenant 5',
      rowNumber: 7,
      property: '105 Oak St',
      tenant: 'Tenant 5',
      text: date,
      typed: null,
      why,
      becomes: { is: 'empty' },
      pair: null,
    },
  ])
})

test('a cell that was typed anew stays in its group, with what it said and what it is now', async () => {
  const text = csvOf({
    'Comp ID': ['C1', 'C2'],
    Address: ['12 Oak St', '14 Oak St'],
    'Lease Signed': ['Q3', 'Q4'],
  })
  const cells = [{ sheet, row: 'C1', header: 'Lease Signed', was: 'Q3', text: 'Q3 2025' }]
  const group = await groupOf(text, 'date', { cells })
  expect(group.count).toBe(2)
  expect(group.rows[0]).toMatchObject({
    text: 'Q3',
    typed: 'Q3 2025',
    becomes: { is: 'value', field: 'dateSigned', value: '2025-Q3' },
  })
  expect(group.rows[1]).toMatchObject({ typed: null, becomes: { is: 'empty' } })
})

test('what is typed is read as it will be, before it is decided', async () => {
  const text = csvOf({ Address: ['12 Oak St', '14 Oak St'], 'Lease Signed': ['6/31/2025', '3/4/2025'] })
  const { readTyped } = await previewOf(text)
  const cell = { sheet, table: 0, rowNumber: 2, index: 1 }
  expect(readTyped({ ...cell, text: '6/30/2025' })).toEqual({
    becomes: { is: 'value', field: 'dateSigned', value: '2025-06-30' },
    why: null,
  })
  expect(readTyped({ ...cell, text: '6/3' })).toMatchObject({ becomes: { is: 'empty' } })
  expect(readTyped({ ...cell, text: '6/3' })?.why).toContain('6/3')
  expect(readTyped({ ...cell, rowNumber: 99, text: 'x' })).toBeNull()
})

test('rows that nothing identifies, areas above their building, money against its unit and totals are groups', async () => {
  const text = [
    'Address,Tenant,Bldg SF,Leased SF,Rent/SF/Yr',
    '12 Oak St,Acme,40000,60000,9.60',
    ',Bolt,20000,,9.10',
    '14 Oak St,Core,40000,30000,900',
    'Total,,80000,,',
  ].join('\n')
  const { preview } = await previewOf(text)
  expect(preview.counts).toEqual({ rows: 4, properties: 1, skipped: 1, rejected: 2 })
  expect(preview.groups.map(({ key, letter, count, otherwise }) => [key, letter, count, otherwise])).toEqual([
    ['contradicts', 'E', 1, 'reject'],
    ['nothing-identifies', null, 1, 'reject'],
    ['area-above-building', 'D', 1, 'keep'],
    ['left-out', null, 1, 'keep'],
  ])
  expect(preview.groups[0]?.rows[0]).toMatchObject({ property: '14 Oak St', becomes: { is: 'rejected' } })
})

test('of a group of more than a thousand rows so many are listed, and all are counted', async () => {
  const many = Array.from({ length: 1500 }, (_, i) => `${i + 1} Oak St`)
  const text = csvOf({ Address: many, 'Lease Signed': many.map((_, i) => (i === 0 ? '3/4/2025' : 'Q3')) })
  const group = await groupOf(text, 'date')
  expect(group.count).toBe(1499)
  expect(group.rows).toHaveLength(1000)
})
