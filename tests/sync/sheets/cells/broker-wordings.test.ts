import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldsOf, readOneRow } from '../read-one-row.ts'
import { testCells } from '../test-cells.ts'

const ASSUMED = { rentBasisAssumed: true }

testCells('Rent', [
  ['85¢', { rentPerSf: 0.85, ...ASSUMED }],
  ['.85 cents psf/mo', { rentPerSf: 0.85 }],
  ['$1.10/SF bldg + $0.25/SF yard', { rentPerSf: 1.1, ...ASSUMED }, { rentPerSf: 'and 0.25 for the yard' }],
  [
    '$0.95 NNN + $4,500/acre/mo for yard',
    { rentPerSf: 0.95, leaseType: 'NNN', ...ASSUMED },
    { rentPerSf: 'and 4,500 per acre for the yard' },
  ],
  ['USD 1.10 psf pm', { rentPerSf: 1.1 }],
])

test('a sum for the whole is told by the unit that stands in another column', () => {
  for (const [unit, Rent] of [
    ['per month', 8500],
    ['Monthly', '$8,500'],
    ['Total/Yr', 102_000],
    ['Annual', '$102K'],
  ] as const) {
    expect([unit, fieldsOf({ Rent, 'Rent Unit': unit, SF: 10_000 })]).toMatchObject([
      unit,
      { rentPerSf: 0.85 },
    ])
  }
})

testCells('Size', [
  ['±48,000 SF freestanding building', { squareFootage: 48_000 }, { squareFootage: 'approximate' }],
  ['48,000 SF industrial building for lease', { squareFootage: 48_000 }],
  ['48,000 square foot warehouse on 3.2 acres', { squareFootage: 48_000, landSizeAcres: 3.2 }],
  ['2 buildings totaling 90,000 SF', { squareFootage: 90_000 }],
  ['Suite 200 - 12,500 SF', { squareFootage: 12_500 }],
  ["48,000 SF, 24' clear", { squareFootage: 48_000 }],
  ['48,000 SF, including 4,000 SF of offices', { squareFootage: 48_000, officeSf: 4000 }],
  ['48,000 SF including 4,000 SF', {}, { squareFootage: 'ambiguous' }],
  ['48,000 SF (expandable to 96,000 SF)', { squareFootage: 48_000 }, { squareFootage: 'expandable' }],
  ['Build-to-suit up to 250,000 SF', { squareFootage: 250_000 }, { squareFootage: 'an upper bound' }],
  ['2.4 AC', { landSizeAcres: 2.4 }, { squareFootage: 'an area of land: 2.4 AC' }],
])

testCells('Free Rent', [
  ['Months 1-3 abated', { freeRentMonths: 3 }, { freeRentMonths: 'Months 1-3 abated' }],
  ['months 1, 13 and 25', { freeRentMonths: 3 }, { freeRentMonths: 'months 1, 13 and 25' }],
  ['2 mos. (months 2 & 3)', { freeRentMonths: 2 }, { freeRentMonths: '2 mos. (months 2 & 3)' }],
  ['First three months free', { freeRentMonths: 3 }],
  ['50% abated months 1-6', { freeRentMonths: 3 }, { freeRentMonths: '50% abated months 1-6' }],
  ['first and last month', { freeRentMonths: 2 }, { freeRentMonths: 'first and last month' }],
  ['90 days', { freeRentMonths: 3 }],
  ['None', { freeRentMonths: 0 }],
  ['$25,000', {}, { freeRentMonths: '25,000 dollars of rent' }],
])

testCells('Escalation', [
  ['10% in year 6', {}, { rentEscalationPct: 'not yearly: 10% in year 6' }],
  ['3% starting in month 13', { rentEscalationPct: 3 }],
  ['3% every 12 months', { rentEscalationPct: 3 }],
  ['None', { rentEscalationPct: 0 }],
  [0.03, {}, { rentEscalationPct: 'ambiguous' }],
])

test('a fraction is an escalation where the other cells of its column are fractions or percents', () => {
  for (const other of [0.035, '3.5%']) {
    const rows = [other, 0.03].map((Escalation) => ({ Address: '1 A St', Escalation }))
    expect(readOneRow(...rows)).toMatchObject({ property: { rentEscalationPct: 3 } })
  }
  const dollars = ['$0.03', 0.03].map((Escalation) => ({ Address: '1 A St', Escalation }))
  expect(readOneRow(...dollars)).toMatchObject({ property: { rentEscalationPct: null } })
})

testCells('TI', [
  ['As-Is condition', { tiPerSf: 0 }, { tiPerSf: 'as-is, without an allowance' }],
  ['$5 & carpet/paint', { tiPerSf: 5 }, { tiPerSf: '$5 & carpet/paint' }],
  ['LL work', {}, { tiPerSf: 'token LL work' }],
])

testCells('Drive Ins', [
  ["2 @ 12'x14'", { gradeDoors: 2 }],
  ['2-12x14', { gradeDoors: 2 }],
  ["1 - 12'x14' & 1 - 10'x10'", { gradeDoors: 2 }, { gradeDoors: '1 + 1' }],
  ['None', { gradeDoors: 0 }],
])

testCells('Term', [
  ['126 months (10.5 years)', { leaseTerm: 126, term: '126 months (10.5 years)' }],
  ['10 yr NNN lease', { leaseTerm: 120, term: '10 yr NNN lease' }],
  ['5 years (61 months)', { term: '5 years (61 months)' }, { leaseTerm: 'not-understood' }],
])

testCells('Commencement', [
  ['the 15th of March 2025', { commencement: '2025-03-15' }],
  ['Fri 3/14/25', { commencement: '2025-03-14' }],
  ['3.14.2025', { commencement: '2025-03-14' }],
  ['First Quarter 2024', { commencement: '2024-Q1' }],
  ['Mid-March 2025', { commencement: '2025-03' }, { commencement: 'mid' }],
  ['5/1/2025 (est.)', { commencement: '2025-05-01' }, { commencement: '5/1/2025 (est.)' }],
])

test('a term in one cell begins with the first date and ends with the second', () => {
  const term = '4/1/25 - 3/31/30'
  expect(fieldsOf({ Start: term, Expiration: term })).toEqual({
    commencement: '2025-04-01',
    expiration: '2030-03-31',
  })
})

test('the day comes first where the whole column says so, and never where only some dates do', () => {
  const read = (...days: string[]) =>
    readOneRow(...days.map((day) => ({ Address: '1 A St', 'Date Signed': day })))
  expect(read('14/03/2025', '25/12/2024', '03/04/2025')).toMatchObject({
    property: { dateSigned: '2025-04-03' },
  })
  for (const days of [
    ['14/03/2025', '03/04/2025'],
    ['14/03/2025', '25/12/2024', '12/31/2024', '03/04/2025'],
  ])
    expect(read(...days)).toMatchObject({ property: { dateSigned: null } })
})

/** A rent in any usual wording: what it is a month follows from its unit alone. */
test('a rent is read the same in every usual wording and order', () => {
  const cents = fc.integer({ min: 20, max: 390 }).map((value) => value / 100)
  const money = fc.constantFrom('$', '', 'USD ', '$ ')
  const per = fc.constantFrom('/SF', ' psf', ' per SF', '/sq. ft.', '/RSF', ' PSF')
  const period = fc.constantFrom(
    ['/mo', 1],
    ['/month', 1],
    [' monthly', 1],
    ['/yr', 12],
    [' annually', 12],
    ['/year', 12],
  )
  const lease = fc.constantFrom(
    ['', null],
    [' NNN', 'NNN'],
    [', triple net', 'NNN'],
    [' (MG)', 'MG'],
    [' industrial gross', 'MG'],
  )
  const before = fc.constantFrom('', 'Asking ', '±', 'Base rent of ')
  const after = fc.constantFrom(
    ['', {}],
    [', 3% annual increases', { rentEscalationPct: 3 }],
    [' w/ 2 months free', { freeRentMonths: 2 }],
  )
  fc.assert(
    fc.property(
      cents,
      money,
      per,
      period,
      lease,
      before,
      after,
      (rent, sign, unit, [span, months], [type, leaseType], lead, [more, also]) => {
        const amount = (rent * (months as number)).toFixed(2)
        const cell = `${lead}${sign}${amount}${unit}${span}${type}${more}`
        expect([cell, fieldsOf({ Rent: cell })]).toEqual([
          cell,
          { rentPerSf: expect.closeTo(rent, 3), ...(leaseType ? { leaseType } : {}), ...(also as object) },
        ])
      },
    ),
    { numRuns: 500 },
  )
})

test('a size is read the same in every usual wording and order', () => {
  const size = fc.integer({ min: 1000, max: 1_500_000 })
  const lead = fc.constantFrom('', '±', 'Approx. ', '+/- ', '~', 'A ', 'Total ')
  const unit = fc.constantFrom(' SF', 'sf', ' sq. ft.', ' square feet', ' RSF', '-square-foot')
  const kind = fc.constantFrom(
    '',
    ' warehouse',
    ' freestanding building',
    ' industrial facility',
    ' Class A distribution center',
    ' multi-tenant flex building',
  )
  const tail = fc.constantFrom('', ' for lease', ' available', ' on 3.2 acres', ' (divisible)')
  fc.assert(
    fc.property(size, lead, unit, kind, tail, (amount, before, of, what, after) => {
      const cell = `${before}${amount.toLocaleString('en-US')}${of}${what}${after}`
      expect([cell, fieldsOf({ Size: cell })]).toMatchObject([cell, { squareFootage: amount }])
    }),
    { numRuns: 500 },
  )
})
