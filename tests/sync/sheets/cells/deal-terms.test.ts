import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldsOf } from '../read-one-row.ts'

test('a cell with the terms of a deal one behind the other gives each of them', () => {
  const terms = fc.record({
    rent: fc.integer({ min: 50, max: 199 }).map((cents) => cents / 100),
    percent: fc.integer({ min: 2, max: 6 }),
    months: fc.integer({ min: 13, max: 120 }),
    free: fc.integer({ min: 1, max: 9 }),
  })
  fc.assert(
    fc.property(
      terms,
      fc.constantFrom(' / ', ', ', '; ', ' | '),
      fc.boolean(),
      ({ rent, percent, months, free }, mark, isTurned) => {
        const pieces = [`${percent}% annual`, `${months} mos`, `${free} months free`]
        const cell = [`$${rent.toFixed(2)}/SF/mo NNN`, ...(isTurned ? pieces.toReversed() : pieces)].join(
          mark,
        )
        expect([cell, fieldsOf({ Terms: cell })]).toEqual([
          cell,
          {
            rentPerSf: rent,
            leaseType: 'NNN',
            rentEscalationPct: percent,
            leaseTerm: months,
            freeRentMonths: free,
            term: cell,
          },
        ])
      },
    ),
  )
})

test('nothing is taken from terms of which one is not understood, or of which one is there twice', () => {
  for (const Terms of [
    '$7.80/yr NNN / 4% annual / see addendum',
    '$7.80/yr / $8.10/yr / 5 yrs',
    '4% / 7 yrs',
  ])
    expect([Terms, fieldsOf({ Terms })]).toEqual([Terms, { term: Terms }])
})

test('a rent in a column of its own comes before one among the terms', () => {
  expect(fieldsOf({ Terms: '$7.80/yr NNN / 7 yrs', 'Rent ($/SF/Mo)': 0.7 })).toMatchObject({ rentPerSf: 0.7 })
})
