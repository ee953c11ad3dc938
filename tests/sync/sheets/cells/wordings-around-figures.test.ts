import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SF_PER_ACRE } from '../../../../sync/sheets/cells/size/read-area.ts'
import { fieldsOf } from '../read-one-row.ts'
import { testCells } from '../test-cells.ts'

const cents = fc.integer({ min: 40, max: 199 })
const dollars = (amount: number) => `$${(amount / 100).toFixed(2)}`
const type = fc.constantFrom('NNN', 'MG', 'Gross')

describe('a rent', () => {
  test('stays one where it is advertised, or to be agreed', () => {
    const before = fc.constantFrom(
      '',
      'REDUCED!! ',
      'Just reduced! ',
      'Price reduced: ',
      'NEW RATE ',
      'Reduced ',
    )
    const behind = fc.constantFrom(
      '',
      ' firm',
      ' (firm)',
      ' neg.',
      ', negotiable',
      ' - motivated landlord',
      '!',
    )
    const unit = fc.constantFrom('/SF/mo', ' psf/mo', '/SF per month')
    fc.assert(
      fc.property(before, cents, unit, type, behind, (start, amount, per, leaseType, end) => {
        const cell = `${start}${dollars(amount)}${per} ${leaseType}${end}`
        expect([cell, fieldsOf({ Rent: cell })]).toEqual([cell, { rentPerSf: amount / 100, leaseType }])
      }),
    )
  })

  test('is the first one where an average or the last one stands beside it', () => {
    const between = fc.constantFrom(', ', ' / ', '; ', ' & ')
    const other = fc.constantFrom(
      'avg.',
      'average',
      'avg. over term',
      'blended',
      'avg over the lease term',
      'ending',
    )
    const first = fc.constantFrom('', ' start', ' starting', ' initial', ' base')
    fc.assert(
      fc.property(
        cents,
        first,
        between,
        fc.integer({ min: 1, max: 60 }),
        other,
        (amount, word, apart, more, what) => {
          const cell = `${dollars(amount)}${word}${apart}${dollars(amount + more)} ${what}`
          expect([cell, fieldsOf({ 'Rent/SF/Mo': cell })]).toEqual([cell, { rentPerSf: amount / 100 }])
        },
      ),
    )
  })

  test('is in doubt where two are named without a word for either', () => {
    for (const cell of ['$1.05 then $1.10', '$1.05, $1.10', '$1.05 - $1.10 avg.'])
      expect([cell, fieldsOf({ 'Rent/SF/Mo': cell })]).toEqual([cell, {}])
  })

  test('stands beside the months in which less is paid, and its increases', () => {
    const share = fc.constantFrom('half rent', '1/2 rent', 'free rent', '50% rent')
    const months = fc.constantFrom('mos. 1-4', 'months 2-5', 'mo. 1', 'for 3 months', 'first 2 months')
    const percent = fc.integer({ min: 2, max: 6 })
    fc.assert(
      fc.property(cents, share, months, percent, (amount, less, when, rise) => {
        const cell = `${dollars(amount)} (${less} ${when}), then ${rise}%/yr`
        expect([cell, fieldsOf({ 'Base Rent PSF/Mo': cell })]).toEqual([
          cell,
          { rentPerSf: amount / 100, rentEscalationPct: rise },
        ])
      }),
    )
  })

  test('under a bare Asking is one for the whole only where its cells say how often it is paid', () => {
    const often = fc.constantFrom('/mo', ' per month', ' monthly', '/month')
    fc.assert(
      fc.property(
        fc.integer({ min: 5_000, max: 40_000 }),
        cents,
        often,
        type,
        (size, rent, paid, leaseType) => {
          const sum = Math.round((size * rent) / 100)
          const read = fieldsOf({
            'Building SF': size,
            Asking: `$${sum.toLocaleString('en-US')}${paid}, ${leaseType}`,
          })
          expect(read).toMatchObject({ squareFootage: size, leaseType, status: 'Asking' })
          expect((read as { rentPerSf: number }).rentPerSf).toBeCloseTo(sum / size, 5)
        },
      ),
    )
    expect(fieldsOf({ 'Building SF': 14_000, Asking: '$2,450,000' })).not.toHaveProperty('rentPerSf')
  })
})

describe('a size', () => {
  const grouped = (value: number) => value.toLocaleString('en-US')
  const building = fc.integer({ min: 2_000, max: 400_000 })
  const lot = fc.integer({ min: 10_000, max: 2_000_000 })
  const acres = (feet: number) => Number((feet / SF_PER_ACRE).toFixed(3))

  test('stands beside the square feet of its lot', () => {
    const wordings = fc.constantFrom<(own: string, land: string) => string>(
      (own, land) => `${own} SF on a ${land} SF lot`,
      (own, land) => `${own} SF bldg on ${land} SF land`,
      (own, land) => `${own} SF / ${land} SF lot`,
      (own, land) => `${own} SF (lot ${land} SF)`,
      (own, land) => `±${own} sq. ft. on ${land} sq. ft. of land`,
    )
    fc.assert(
      fc.property(building, lot, wordings, (own, land, wording) => {
        const cell = wording(grouped(own), grouped(land))
        expect([cell, fieldsOf({ Size: cell })]).toEqual([
          cell,
          { squareFootage: own, landSizeAcres: acres(land) },
        ])
      }),
    )
  })

  test('is no building where a cell says that it is of a lot', () => {
    fc.assert(
      fc.property(lot, fc.constantFrom('SF lot', 'SF land', 'sq ft of land', 'SF parcel'), (land, unit) => {
        const cell = `${grouped(land)} ${unit}`
        expect([cell, fieldsOf({ Size: cell })]).toEqual([cell, { landSizeAcres: acres(land) }])
      }),
    )
  })

  test('has no yard in it', () => {
    fc.assert(
      fc.property(building, lot, fc.constantFrom(' + ', ' plus ', ', '), (own, yard, joined) => {
        const cell = `${grouped(own)} SF${joined}${grouped(yard)} SF yard`
        expect([cell, fieldsOf({ Size: cell })]).toEqual([cell, { squareFootage: own }])
      }),
    )
  })
})

test('docks that are counted once more for each side are counted once', () => {
  const side = fc.constantFrom('per side', '/side', 'each side', 'on each side', 'per end', 'ea. side')
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), side, (each, where) => {
      const gap = where.startsWith('/') ? '' : ' '
      expect(fieldsOf({ DH: `${each * 2} (${each}${gap}${where})` })).toEqual({ dockDoors: each * 2 })
    }),
  )
  expect(fieldsOf({ Loading: 'cross-dock 40/40 DH, 4 ramps' })).toEqual({ dockDoors: 80, gradeDoors: 4 })
})

test('free months for each year of a term are counted where the row says the term', () => {
  const each = fc.constantFrom('mo. per yr', 'month per year', 'mo/yr', 'mo. per year of term')
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 12 }),
      each,
      (months, years, wording) => {
        const cell = `${months} ${wording}`
        const read = fieldsOf({ 'Lease Term (mos)': years * 12, 'Free Rent': cell })
        expect([cell, read]).toMatchObject([cell, { freeRentMonths: months * years }])
        expect(fieldsOf({ 'Free Rent': cell })).toEqual({})
      },
    ),
  )
})

test('of two cap rates the one of the income there is counts', () => {
  const now = fc.constantFrom('in-place', 'actual', 'current', 'T-12')
  const later = fc.constantFrom('pro forma', 'proforma', 'stabilized', 'market', 'yr 1')
  const rate = fc.integer({ min: 300, max: 900 }).map((points) => points / 100)
  fc.assert(
    fc.property(rate, now, rate, later, fc.boolean(), (own, word, other, what, isFirst) => {
      const [one, two] = [`${own}% ${word}`, `${other}% ${what}`]
      const cell = isFirst ? `${one} (${two})` : `${two} / ${one}`
      expect([cell, fieldsOf({ 'Cap Rate': cell })]).toEqual([cell, { capRate: own }])
    }),
  )
  expect(fieldsOf({ 'Cap Rate': '5.85% / 6.4%' })).toEqual({})
})

testCells('Term (yrs/mos)', [
  ['5/0', { leaseTerm: 60, term: '5/0' }],
  ['7/2', { leaseTerm: 86, term: '7/2' }],
  ['7/14', { term: '7/14' }, { leaseTerm: 'ambiguous' }],
])

testCells('Term (yrs)', [
  ['3+3+3', { leaseTerm: 36, term: '3+3+3' }, { leaseTerm: '3+3+3' }],
  [
    "5 yrs firm w/ (2) 5's",
    { leaseTerm: 60, term: "5 yrs firm w/ (2) 5's" },
    { leaseTerm: "5 yrs firm w/ (2) 5's" },
  ],
  ['10 + two 5s', { leaseTerm: 120, term: '10 + two 5s' }, { leaseTerm: '10 + two 5s' }],
])

testCells('TI', [
  ['$6.50 psf allow.', { tiPerSf: 6.5 }],
  ['$6.50 allow', { tiPerSf: 6.5 }],
])

testCells('Listing Agent', [
  ['Rick Delgado, SIOR, CCIM', { brokerName: 'Rick Delgado' }, { brokerName: 'Rick Delgado, SIOR, CCIM' }],
  [
    'Kim Lee, SIOR (CBRE)',
    { brokerName: 'Kim Lee', brokerFirm: 'CBRE' },
    { brokerName: 'Kim Lee, SIOR (CBRE)' },
  ],
  ['Beacon CRE', { brokerName: 'Beacon CRE' }],
])

testCells('City', [
  ['LA (Vernon)', { city: 'Vernon' }, { city: 'LA (Vernon)' }],
  ['Ontario (Airport Area)', { city: 'Ontario' }, { city: 'Ontario (Airport Area)' }],
  ['Mount Nowhere (Old Mill)', { city: 'Mount Nowhere (Old Mill)' }],
  ['Unincorp. Riverside Co.', { county: 'Riverside' }, { city: 'a place outside the towns of its county' }],
  ['Unincorporated Kern County', { county: 'Kern' }, { city: 'a place outside the towns of its county' }],
])
