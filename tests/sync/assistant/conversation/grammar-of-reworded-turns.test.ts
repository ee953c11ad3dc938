import fc from 'fast-check'
import { expect, test } from 'vitest'
import { talkAfter } from './talk-after.ts'

const oneOf = fc.constantFrom

test('what was wrong is replaced by what stands behind it', () => {
  fc.assert(
    fc.property(
      oneOf('wrong year, ', 'sorry, wrong year. ', 'oops the wrong year: ', 'wrong year, should be '),
      fc.integer({ min: 2019, max: 2025 }),
      (wrong, year) => {
        const { criteria } = talkAfter('warehouse leases signed in 2018', `${wrong}${year}`)
        expect({ wrong, criteria }).toEqual({
          wrong,
          criteria: [
            expect.objectContaining({ field: 'propertyType' }),
            { kind: 'date', field: 'dateSigned', from: `${year}-01-01`, to: `${year}-12-31` },
          ],
        })
      },
    ),
  )
})

test('what was denied may come back, and asks for nothing then', () => {
  fc.assert(
    fc.property(
      oneOf(['no rail', 'rail'], ['not Houston', 'Houston'], ['no crane', 'the crane']),
      oneOf('is fine again', 'is ok again', 'can stay', 'can come back in'),
      oneOf('', 'ok, ', 'actually, '),
      ([denial, what], back, lead) => {
        const turn = `${lead}${what} ${back}`
        const { criteria } = talkAfter('warehouse 40-60k sf', denial, turn)
        expect({ turn, criteria }).toEqual({ turn, criteria: talkAfter('warehouse 40-60k sf').criteria })
      },
    ),
  )
})

test('all is forgotten but what is named, whatever is thought of it', () => {
  const kept = ['', 'too tight. ', "that's way too narrow, "].map((thought) => {
    const turn = `${thought}forget everything except the size and the city`
    return talkAfter('Katy distribution 100-250k, NNN', turn).criteria
  })
  for (const criteria of kept) expect(criteria).toEqual(talkAfter('Katy 100-250k').criteria)
})

test('a row that was hidden by its number comes back by it', () => {
  expect(talkAfter('office in Katy', 'hide rows 2 and 5', 'put 5 back').without).toEqual([2])
  expect(talkAfter('office in Katy', 'row 4', 'and the one after it').pick).toBe(5)
})

test('what holds of the last thing holds likewise of the next', () => {
  const likewise = oneOf(
    'neither does the ',
    'same goes for ',
    'ditto on ',
    'and neither does ',
    'same for the ',
  )
  fc.assert(
    fc.property(
      likewise,
      oneOf(["clear height doesn't matter", 'ESFR'], ['no need for ESFR', 'clear height']),
      (again, [waives, next]) => {
        const { criteria } = talkAfter('Katy 40k to 60k sf 24 clear ESFR', waives, `${again}${next}`)
        expect({ again, waives, kinds: criteria.map(({ kind }) => kind) }).toEqual({
          again,
          waives,
          kinds: ['word', 'range'],
        })
      },
    ),
  )
  fc.assert(
    fc.property(likewise, oneOf('Spring', 'Tomball'), (again, town) => {
      const { criteria } = talkAfter('warehouse', 'not Katy', `${again}${town}`)
      expect({ again, denied: criteria.at(-1) }).toEqual({
        again,
        denied: { kind: 'word', field: 'city', anyOf: ['Katy', town], not: true },
      })
    }),
  )
})

test('a town that is out leaves the other', () => {
  for (const turn of ["Tomball's out", "ok, Tomball's off the list", "sorry Tomball's not an option"]) {
    const { criteria } = talkAfter('warehouse in Katy or Tomball', turn)
    expect({ turn, town: criteria.find((one) => one.kind === 'word' && one.field === 'city') }).toEqual({
      turn,
      town: { kind: 'word', field: 'city', anyOf: ['Katy'], not: false },
    })
  }
})

test('two things swapped at once are both swapped', () => {
  fc.assert(
    fc.property(
      oneOf('swap Katy for Spring and NNN for gross', 'change Katy to Spring and NNN to gross'),
      (turn) => {
        const { criteria } = talkAfter('warehouse in Katy, NNN, 20k to 30k sf', turn)
        const anyOf = criteria.flatMap((one) => (one.kind === 'word' ? one.anyOf : []))
        expect({ turn, anyOf: anyOf.toSorted() }).toEqual({ turn, anyOf: ['Gross', 'Spring', 'Warehouse'] })
      },
    ),
  )
})

test('so many of an order are a limit, and move no bound', () => {
  const { criteria, limit } = talkAfter('Katy warehouse under a buck', 'just the five lowest rents')
  expect({ criteria, limit }).toEqual({
    criteria: talkAfter('Katy warehouse under a buck').criteria,
    limit: 5,
  })
})

test('office that is wanted after all is space in the building', () => {
  const { criteria } = talkAfter(
    'warehouse, no office',
    'they do want office after all, at least 1,500 feet of it',
  )
  expect(criteria).toEqual([
    { kind: 'word', field: 'propertyType', anyOf: ['Warehouse'], not: false },
    { kind: 'amenity', amenity: 'office', not: false },
    { kind: 'range', field: 'officeSf', min: 1_500, max: null },
  ])
})

test('years of the building stay those after sales were asked for', () => {
  const { criteria } = talkAfter('sales over $3 million', 'built after 2000')
  expect(criteria).toContainEqual(expect.objectContaining({ field: 'yearBuilt' }))
})

test('one town out and another in are swapped', () => {
  for (const turn of ['Katy out, Spring in', 'ok Katy is out and Spring is in'])
    expect({ turn, criteria: talkAfter('warehouse in Katy', turn).criteria }).toEqual({
      turn,
      criteria: talkAfter('warehouse in Spring').criteria,
    })
})
