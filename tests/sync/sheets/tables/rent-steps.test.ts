import fc from 'fast-check'
import { expect, test } from 'vitest'
import { problemsOf, readRows, type SheetCell } from './read-sheets.ts'

const HEADER = ['Address', 'City', 'State', 'Tenant', 'Leased SF', 'Rent ($/SF/Yr)', 'Commencement', 'Term']
const FIELDS = ['address', 'tenant', 'rentEscalationPct'] as const

const lease = (n: number, rent: number): SheetCell[] => {
  const tenant = `Tenant ${String.fromCharCode(65 + n)}`
  return [`${100 + n} Oak St`, 'Houston', 'TX', tenant, 20_000 + n, rent, '1/1/2025', 120]
}

type Column = 'Address' | 'Tenant'
const step = (column: Column, label: string, rent: number, day = ''): SheetCell[] =>
  HEADER.map((name) => {
    if (name === column) return label
    if (name === 'Commencement') return day || null
    return name.startsWith('Rent') ? rent : null
  })

/** How people say which year of a lease a step begins: counted from 2. */
const SAYINGS: readonly ((year: number) => string)[] = [
  (year) => `Year ${year}`,
  (year) => `Yr. ${year}`,
  (year) => `Lease Year ${year}:`,
  (year) => `Months ${(year - 1) * 12 + 1}-${year * 12}`,
  (year) => `Mos. ${(year - 1) * 12 + 1} – ${year * 12}`,
  (year) => `${(year - 1) * 12 + 1} to ${year * 12} months`,
  (year) => `1/1/${2024 + year}`,
  (year) => `Jan 1, ${2024 + year}`,
  (year) => `${year}${['nd', 'rd'][year - 2] ?? 'th'} year`,
]

const cents = (rent: number) => Math.round(rent * 100) / 100

test('steps of a rent below a lease are no properties, and come to its yearly escalation', async () => {
  const oneLease = fc.record({
    rent: fc.integer({ min: 500, max: 3000 }).map((rent) => rent / 100),
    percent: fc.integer({ min: 4, max: 16 }).map((quarters) => quarters / 4),
    steps: fc.integer({ min: 2, max: 9 }),
    says: fc.constantFrom(...SAYINGS),
    column: fc.constantFrom<Column>('Address', 'Tenant'),
    beginsWithFirst: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(oneLease, { minLength: 1, maxLength: 5 }), async (leases) => {
      const rows = leases.flatMap(({ rent, percent, steps, says, column, beginsWithFirst }, n) => [
        lease(n, rent),
        ...(beginsWithFirst && says(1).startsWith('Year') ? [step(column, says(1), rent)] : []),
        ...Array.from({ length: steps }, (_, i) =>
          step(column, says(i + 2), cents(rent * (1 + percent / 100) ** (i + 1))),
        ),
      ])
      const read = await readRows([HEADER, ...rows], FIELDS)
      expect(read.properties.map(([address, tenant]) => [address, tenant])).toEqual(
        leases.map((_, n) => [lease(n, 1)[0], lease(n, 1)[3]]),
      )
      for (const [n, { percent }] of leases.entries())
        expect(Math.abs(Number(read.properties[n]?.[2]) - percent)).toBeLessThan(0.11)
      expect(read.others).toHaveLength(rows.length - leases.length)
      expect(read.others.every((other) => other.endsWith(' rent-step'))).toBe(true)
      expect(read.outside).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('steps that are not a year apart, or not of one percentage, leave the escalation open', async () => {
  const escalationOf = async (...steps: SheetCell[][]) => {
    const read = await readRows([HEADER, lease(0, 10), ...steps, lease(1, 9)], FIELDS)
    expect(read.properties).toHaveLength(2)
    expect(read.others).toHaveLength(steps.length)
    return read.properties[0]?.[2]
  }
  expect(await escalationOf(step('Tenant', 'Year 2', 10.3), step('Tenant', 'Year 3', 11.5))).toBe(null)
  expect(await escalationOf(step('Tenant', 'Year 2', 10.3), step('Tenant', 'Year 4', 10.61))).toBe(null)
  expect(await escalationOf(step('Tenant', 'Months 7-12', 10.3))).toBe(null)
  expect(await escalationOf(step('Tenant', 'Rent step', 10.3))).toBe(null)
  expect(await escalationOf(step('Tenant', 'Rent step', 10.3, '1/1/2026'))).toBe(3)
  expect(await escalationOf(step('Tenant', 'Year 2', 10.3), step('Tenant', 'Renewal option', 12))).toBe(null)
})

test('an escalation that the lease states stands, whatever its steps come to', async () => {
  const header = [...HEADER, 'Escalations']
  const rows = [
    [...lease(0, 10), '2.5%'],
    [...step('Tenant', 'Year 2', 10.3), null],
  ]
  const read = await readRows([header, ...rows], FIELDS)
  expect(read.properties).toEqual([['100 Oak St', 'Tenant A', 2.5]])
})

test('tenants, streets and buildings that sound like a step are properties', async () => {
  const named = (address: string, tenant: string): SheetCell[] => [
    address,
    'Houston',
    'TX',
    tenant,
    20_000,
    9.6,
    '1/1/2025',
    60,
  ]
  const rows = [
    named('100 Step St', 'Steps'),
    named('24 Month Way', 'Year Two Brewing'),
    named('3 Increase Rd', 'First Year Toys'),
    named('1 Base Rd', 'Base 12'),
    named('12-24 Mo Ln', 'Rent-A-Step'),
  ]
  const read = await readRows([HEADER, ...rows], FIELDS)
  expect(read.properties.map(([, tenant]) => tenant)).toEqual(rows.map((row) => row[3]))
})

test('days with rents alone are steps, and charges below a lease are none of its rents', async () => {
  const read = await readRows(
    [
      ['Property', 'Suite', 'Tenant', 'Lease Start', 'Lease End', 'Area SF', 'Rent/SF/Yr', 'Monthly Rent'],
      ['Gateway One', '100', 'Brazos Filter', '1/1/2024', '12/31/2028', 15_000, 8.4, 10_500],
      [null, null, 'Rent Steps:', null, null, null, null, null],
      [null, null, null, '1/1/2025', '12/31/2025', null, 8.65, 10_815],
      [null, null, 'CAM', null, null, null, 1.2, 1500],
      [null, null, null, '1/1/2026', '12/31/2026', null, 8.91, 11_139.45],
      ['Gateway One', '120', 'Tallow & Wick', '6/1/2023', '5/31/2030', 9000, 7.2, 5400],
    ],
    ['tenant', 'rentPerSf', 'rentEscalationPct'],
  )
  expect(read.properties).toEqual([
    ['Brazos Filter', 0.7, 3],
    ['Tallow & Wick', 0.6, null],
  ])
  expect(read.others).toEqual([3, 4, 5, 6].map((row) => `${row} rent-step`))
})

test('steps below leases of tables side by side come to the escalation of each lease', async () => {
  const count = fc.integer({ min: 2, max: 5 })
  const rate = fc.integer({ min: 2, max: 6 })
  await fc.assert(
    fc.asyncProperty(rate, rate, count, async (left, right, years) => {
      const later = (rent: number, percent: number, year: number) =>
        cents(rent * (1 + percent / 100) ** (year - 1))
      const rows = Array.from({ length: years }, (_, i) => [
        ...step('Tenant', `Year ${i + 2}`, later(9.6, left, i + 2)),
        null,
        ...step('Tenant', `Year ${i + 2}`, later(8.4, right, i + 2)),
      ])
      const read = await readRows(
        [
          [...HEADER, null, ...HEADER],
          [...lease(0, 9.6), null, ...lease(1, 8.4)],
          ...rows,
          [...lease(2, 7.8), null, ...lease(3, 11)],
        ],
        FIELDS,
      )
      expect(read.properties).toEqual([
        ['100 Oak St', 'Tenant A', left],
        ['101 Oak St', 'Tenant B', right],
        ['102 Oak St', 'Tenant C', null],
        ['103 Oak St', 'Tenant D', null],
      ])
    }),
    { numRuns: 20 },
  )
})

const RENTS = ['rentPerSf', 'rentSteps', 'rentEscalationPct'] as const

test('lines below a lease are its rents one after the other, to the cent and month that they say', async () => {
  const rentsOf = async (...steps: SheetCell[][]) =>
    (await readRows([HEADER, lease(0, 10), ...steps, lease(1, 9)], RENTS)).properties.map(
      ([, rents]) => rents,
    )
  expect(await rentsOf(step('Tenant', 'Year 2', 10.25), step('Tenant', 'Year 3', 11.5))).toEqual([
    '10.00, 10.25, 11.50 $/SF/yr by year',
    null,
  ])
  expect(await rentsOf(step('Tenant', 'Months 7-12', 10.3), step('Tenant', 'Months 13-60', 10.61))).toEqual([
    '10.00 months 1-6, 10.30 months 7-12, 10.61 months 13-60 $/SF/yr',
    null,
  ])
  expect(
    await rentsOf(step('Tenant', 'Rent step', 10.3, '1/1/2026'), step('Tenant', '7/1/2028', 11)),
  ).toEqual(['10.00 months 1-12, 10.30 months 13-42, 11.00 from month 43 $/SF/yr', null])
  expect(await rentsOf(step('Tenant', 'Year 2', 10.3), step('Tenant', 'Renewal option', 12))).toEqual([
    '10.00, 10.30 $/SF/yr by year',
    null,
  ])
})

test('lines that leave a month open, or begin years into a lease, are told and no rents are taken from them', async () => {
  const told = async (...steps: SheetCell[][]) => {
    const rows = [HEADER, lease(0, 10), ...steps]
    expect((await readRows(rows, RENTS)).properties.map(([, rents]) => rents)).toEqual([null])
    return await problemsOf(rows)
  }
  const sentence = (rows: string) => `Rent steps in ${rows} cannot be read for sure.`
  expect(await told(step('Tenant', 'Year 2', 10.3), step('Tenant', 'Year 4', 10.61))).toEqual([
    sentence('rows 3 to 4'),
  ])
  expect(await told(step('Tenant', 'Rent step', 10.3))).toEqual([sentence('row 3')])
  expect(await told(step('Tenant', '1/1/2028', 10.3))).toEqual([sentence('row 3')])
  expect(await told(step('Tenant', 'Year 1', 9), step('Tenant', 'Year 2', 10))).toEqual([
    sentence('rows 3 to 4'),
  ])
})
