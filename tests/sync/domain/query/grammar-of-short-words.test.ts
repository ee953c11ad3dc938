import fc from 'fast-check'
import { expect, test } from 'vitest'
import { criteriaIn as read } from './criteria-in.ts'

const expectSame = (words: string, plain: string) =>
  expect({ words, all: read(words) }).toEqual({ words, all: read(plain) })
const oneOf = fc.constantFrom
const date = (field: string, from: string | null, to: string | null) => ({ kind: 'date', field, from, to })

test('w/i is within, of miles and of months, on either side of the place', () => {
  fc.assert(
    fc.property(
      oneOf('w/i', 'w/in', 'W/I'),
      oneOf('5 mi of Katy', '3 miles of 77041', '5 mi Katy', '10 km of Houston'),
      oneOf('', ', 20-30k sf', ', docks'),
      (short, reach, more) => {
        expectSame(`warehouse ${short} ${reach}${more}`, `warehouse within ${reach}${more}`)
        expectSame(`expiring ${short} 9 months, Katy`, 'expiring within 9 months, Katy')
      },
    ),
  )
  expect(read('Katy w/i 5 mi')).toEqual([expect.objectContaining({ kind: 'near', miles: 5 })])
})

test('qtr is a quarter wherever one is said', () => {
  for (const days of [
    'last quarter',
    'this quarter',
    '3rd quarter 2026',
    'first quarter of 2025',
    'past 3 quarters',
  ])
    expectSame(`signed ${days.replace('quarter', 'qtr')}, Katy`, `signed ${days}, Katy`)
})

test('a short form before a date says what happened then, and one that nobody knows fills no field', () => {
  fc.assert(
    fc.property(
      oneOf(
        ['comm', 'commencement'],
        ['comm.', 'commencement'],
        ['comm date', 'commencement'],
        ['exp', 'expiration'],
        ['exp.', 'expiration'],
      ),
      fc.integer({ min: 2024, max: 2029 }),
      oneOf('', ', Katy'),
      ([short, field], year, more) => {
        const [first] = read(`${short} ${year}${more}`)
        expect(first).toEqual(date(field, `${year}-01-01`, `${year}-12-31`))
      },
    ),
  )
  for (const words of ['Katy, insp. 2026', 'warehouse, occ. 2025, Katy'])
    expect({ words, dates: read(words).filter(({ kind }) => kind === 'date') }).toEqual({ words, dates: [] })
})

test('plus or minus is about, with or without how far', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 90 }), oneOf('', ', Katy', ' warehouse'), (thousands, more) => {
      expectSame(`${thousands * 10}k plus or minus${more}`, `${thousands * 10}k +/-${more}`)
      expectSame(`${thousands * 10}k plus or minus 10%${more}`, `${thousands * 10}k +/- 10%${more}`)
    }),
  )
})

test('dollars and cents a month are no term of a lease', () => {
  fc.assert(
    fc.property(fc.integer({ min: 60, max: 199 }), oneOf('under', 'below', 'up to'), (cents, bound) => {
      const words = `Katy, ${bound} ${(cents / 100).toFixed(2)} mo`
      const [, ...figures] = read(words)
      const rent = expect.objectContaining({ kind: 'range', field: 'rentPerSf', min: null })
      expect({ words, figures }).toEqual({ words, figures: [rent] })
    }),
  )
})

test('a holiday is its day of the year that is said', () => {
  for (const [said, day] of [
    ['Labor Day 2025', '2025-09-01'],
    ['Memorial Day 2026', '2026-05-25'],
    ['Memorial Day of 2022', '2022-05-30'],
    ['Thanksgiving 2025', '2025-11-27'],
    ['Christmas 2024', '2024-12-25'],
    ['the 4th of July 2025', '2025-07-04'],
  ]) {
    expect(read(`signed since ${said}, Katy`)[0]).toEqual(date('dateSigned', day ?? '', null))
  }
})

test('the last of two beginnings counts where the first is taken back', () => {
  for (const back of ['... ok just', ', well just', ', ok make it', ', actually'])
    expect(read(`signed since March 2024${back} since Sept 1 2025, Katy`)).toEqual([
      date('dateSigned', '2025-09-01', null),
      expect.objectContaining({ field: 'city' }),
    ])
})

test('what a brokerage leased are its deals, and what a tenant leased is its own', () => {
  const party = (field: string, text: string) => expect.objectContaining({ kind: 'party', field, text })
  for (const verb of ['leased by', 'leases by']) {
    expect(read(`${verb} Brazos Industrial Advisors`)).toEqual([
      party('brokerFirm', 'Brazos Industrial Advisors'),
    ])
    expect(read(`${verb} JLL`)).toEqual([party('brokerFirm', 'JLL')])
    expect(read(`${verb} Bayou Steel`)).toEqual([party('tenant', 'Bayou Steel')])
    expect(read(`${verb} Zorblatt Foods`)).toEqual([party('tenant', 'Zorblatt Foods')])
  }
})
