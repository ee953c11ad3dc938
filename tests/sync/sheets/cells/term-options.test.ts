import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTerm } from '../../../../sync/sheets/cells/read-term.ts'
import { fieldsOf } from '../read-one-row.ts'

test('options that are counted by times, with or without a unit, are no part of a term', () => {
  const years = fc.constantFrom('Y', ' yrs', ' years', '-year', ' yr')
  const behind = fc.constantFrom(' w/ ', ' with ', ' + ', ', ', ' (', '; ')
  const times = fc.constantFrom('x', ' x ')
  const unit = fc.constantFrom('', ' yr', '-year', 'y')
  const option = fc.constantFrom('opts', 'options', 'opt', 'renewals', 'renewal options')
  const counts = fc.integer({ min: 1, max: 9 })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 25 }),
      years,
      behind,
      counts,
      times,
      counts,
      unit,
      option,
      (...all) => {
        const [term, termUnit, between, many, by, each, eachUnit, what] = all
        const end = between === ' (' ? ')' : ''
        const cell = `${term}${termUnit}${between}${many}${by}${each}${eachUnit} ${what}${end}`
        expect([cell, readTerm(cell, null, null).months.value]).toEqual([cell, term * 12])
      },
    ),
  )
})

test('options behind a plus or a "with" are no part of a term without the word as well', () => {
  const joint = fc.constantFrom(' + ', '+', ' w/ ', ' with ', ' plus ', ' & ')
  const counts = fc.integer({ min: 1, max: 9 })
  const option = fc
    .tuple(
      counts,
      fc.constantFrom('/', 'x', ' x ', ' @ '),
      counts,
      fc.constantFrom('', 's', "'s", ' yrs', '-year'),
    )
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 25 }), joint, option, (term, behind, of) => {
      const cell = `${term} yrs${behind}${of}`
      expect([cell, readTerm(cell, null, null).months.value]).toEqual([cell, term * 12])
    }),
  )
})

test.each([
  ['10 years, two (2) five (5) year options', 120],
  ['60 mo + 1-60 mo option', 60],
  ['seven years plus three five-year renewals', 84],
  ['5 yrs + 1 (5)', 60],
])('"%s" is a term of %s months', (cell, months) => {
  expect(readTerm(cell, null, null).months.value).toBe(months)
})

test.each(['5 years + 2 (2) months', '5 + 5', '5/0'])('"%s" is left to a person', (cell) => {
  expect(readTerm(cell, null, null).months.value).toBeNull()
})

test.each([
  ['63 mos. (incl. 3 free)', 63, 3],
  ['63 months including 3 months free', 63, 3],
  ['5 years incl 2 months free', 60, 2],
])('"%s" is a term of %s months, %s of them free', (cell, leaseTerm, freeRentMonths) => {
  expect(fieldsOf({ Term: cell })).toMatchObject({ leaseTerm, freeRentMonths })
})
