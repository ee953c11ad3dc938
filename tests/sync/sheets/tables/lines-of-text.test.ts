import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRows } from './read-sheets.ts'

const FIELDS = ['address', 'city', 'zip', 'squareFootage', 'rentPerSf', 'leaseTerm', 'tenant'] as const
const TENANTS = ['Apex Racking', 'Blue Heron Packaging', 'Tejon Controls', 'Union Valve']
const STREETS = ['Windfern Rd', 'Tanner Rd', 'W Little York Rd', 'Clay Rd', 'Gessner Dr']

const deal = fc.record({
  number: fc.integer({ min: 100, max: 19_999 }),
  street: fc.constantFrom(...STREETS),
  size: fc.integer({ min: 5_000, max: 900_000 }),
  cents: fc.integer({ min: 40, max: 160 }),
  term: fc.integer({ min: 12, max: 180 }),
  tenant: fc.constantFrom(...TENANTS),
})

test('properties in lines of text are read in their parts, in any order and with any sign between them', async () => {
  const sign = fc.constantFrom(' - ', ' | ', '; ', ' – ', ' • ')
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(deal, { minLength: 2, maxLength: 6, selector: ({ number }) => number }),
      sign,
      fc.constantFrom('', '- ', '• ', '1. '),
      fc.integer({ min: 0, max: 4 }),
      async (deals, between, bullet, turn) => {
        const lines = deals.map(({ number, street, size, cents, term, tenant }) => {
          const parts = [
            `${number} ${street}, Houston, TX 77041`,
            `${size.toLocaleString('en-US')} SF`,
            `$${(cents / 100).toFixed(2)}/SF/mo NNN`,
            `Tenant: ${tenant}`,
            `${term} months`,
          ]
          return `${bullet}${[...parts.slice(turn), ...parts.slice(0, turn)].join(between)}`
        })
        const read = await readRows([['Recent lease comps'], ...lines.map((line) => [line])], FIELDS)
        expect(read.properties).toEqual(
          deals.map(({ number, street, size, cents, term, tenant }) => [
            `${number} ${street}`,
            'Houston',
            '77041',
            size,
            cents / 100,
            term,
            tenant,
          ]),
        )
      },
    ),
    { numRuns: 60 },
  )
})

test('lines with commas alone keep town and state with their address, and what is not known stays in the notes', async () => {
  const read = await readRows(
    [
      ['Tanner Ridge, 10810 Tanner Rd, Houston, TX, 31,500 SF, $8.16/SF/yr NNN, Blue Heron, 63 months'],
      ['5710 Windfern Rd, Houston, TX 77041, 42,000 SF, $0.71/SF/mo MG, call Bob'],
    ],
    ['name', 'address', 'city', 'squareFootage', 'rentPerSf', 'leaseType', 'tenant', 'notes'],
  )
  expect(read.properties).toEqual([
    ['Tanner Ridge', '10810 Tanner Rd', 'Houston', 31_500, 0.68, 'NNN', null, 'Blue Heron'],
    ['5710 Windfern Rd', '5710 Windfern Rd', 'Houston', 42_000, 0.71, 'MG', null, 'call Bob'],
  ])
})

test('a column of addresses alone, of remarks, or of titles over a table is no list of properties', async () => {
  for (const lines of [
    ['5710 Windfern Rd, Houston, TX', '10810 Tanner Rd, Houston, TX'],
    ['call Joe about the roof', 'ask for keys', '42,000 SF - $0.71/SF'],
  ]) {
    const read = readRows(
      lines.map((line) => [line]),
      FIELDS,
    )
    await expect(read).rejects.toThrow('no sheet with a usable header')
  }
  const read = await readRows(
    [
      ['4400 Wallisville Rd, Houston, TX - 88,500 SF'],
      ['4500 Wallisville Rd, Houston, TX - 12,500 SF'],
      ['Address', 'Tenant', 'SF'],
      ['1 Oak St', 'Acme', 5000],
    ],
    FIELDS,
  )
  expect(read.properties.map(([address]) => address)).toEqual(['1 Oak St'])
})

test('a list in an email is read up to its greetings, with the dates, steps and concessions of its lines', async () => {
  const start = fc.constantFrom('start ', 'starts ', 'commencing ', 'Comm. ', 'LCD: ')
  const end = fc.constantFrom('exp. ', 'expires ', 'thru ', 'LXD: ')
  const bumps = fc.constantFrom('% bumps', '% annual increases', '% escalations', '% steps')
  const greeting = fc.constantFrom(['Thanks,', 'Dana', '901-555-0162'], ['Best'], [])
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(deal, { minLength: 2, maxLength: 5, selector: ({ number }) => number }),
      fc.tuple(start, end, bumps, greeting),
      async (deals, [from, until, step, below]) => {
        const lines = deals.map(({ number, street, size, cents, tenant }, i) =>
          [
            `${i + 1}) ${number} ${street}, Houston, TX`,
            tenant,
            `${size.toLocaleString('en-US')} SF`,
            `$${((cents * 12) / 100).toFixed(2)}/SF/yr`,
            `${from}6/1/2025`,
            `${until}5/31/2030`,
            `3.5${step}`,
            '3 mos free',
            '$4.00/SF TI',
            'built 1998',
          ].join(' - '),
        )
        const rows = ['From: Dana Whitlock', '', 'Here is what we have:', '', ...lines, '', ...below]
        const read = await readRows(
          rows.map((line) => [line === '' ? null : line]),
          [
            'address',
            'rentPerSf',
            'commencement',
            'expiration',
            'rentEscalationPct',
            'freeRentMonths',
            'tiPerSf',
            'yearBuilt',
          ],
        )
        expect(read.properties).toEqual(
          deals.map(({ number, street, cents }) => [
            `${number} ${street}`,
            expect.closeTo(cents / 100, 5),
            '2025-06-01',
            '2030-05-31',
            3.5,
            3,
            4,
            1998,
          ]),
        )
      },
    ),
    { numRuns: 40 },
  )
})
