import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askedIn, criteriaIn } from './criteria-in.ts'
import { city, has, size, type } from './query-vocabulary.ts'

const oneOf = fc.constantFrom
const over = oneOf('over', 'above', 'more than')
const place = oneOf('', ' in Katy')
const inPlace = (words: string) => (words === '' ? [] : [city('Katy')])

test('what was leased over so much is asked of the leased area, and what is over it of the building', () => {
  fc.assert(
    fc.property(over, oneOf('50k', '50,000 sf', '50k sf'), place, (bound, feet, where) => {
      const asked = { kind: 'range', min: 50_000, max: null, exclusiveMin: true }
      const words = `leased ${bound} ${feet}${where}`
      const leased = { ...asked, field: 'leasedSf' }
      expect({ words, read: criteriaIn(words) }).toEqual({ words, read: [leased, ...inPlace(where)] })
      const ofBuilding = { ...asked, field: 'squareFootage' }
      expect(criteriaIn(`${bound} ${feet}${where}`)).toEqual([ofBuilding, ...inPlace(where)])
    }),
  )
})

test('parking over so many per thousand says nothing but the ratio', () => {
  fc.assert(
    fc.property(oneOf('over', 'at least'), oneOf('1000', '1,000'), place, (bound, thousand, where) => {
      const strict = bound === 'over' ? { exclusiveMin: true } : {}
      const ratio = { kind: 'range', field: 'parkingRatio', min: 2, max: null, ...strict }
      expect(criteriaIn(`parking ${bound} 2 per ${thousand}${where}`)).toEqual([ratio, ...inPlace(where)])
    }),
  )
})

test('a bound of power that nothing can be asked for stays among the words', () => {
  fc.assert(
    fc.property(oneOf('over', 'at least', 'more than'), oneOf('2000 amps', '480 volts'), (bound, figure) => {
      const criteria = criteriaIn(`warehouse, power ${bound} ${figure}`)
      expect(criteria.slice(0, 2)).toEqual([type('Warehouse'), has('power')])
      expect(criteria[2]).toMatchObject({ kind: 'text', text: expect.stringContaining(figure) })
    }),
  )
})

test('round hundreds behind an order are how many are wanted, and numbers of roads are not', () => {
  fc.assert(
    fc.property(oneOf(100, 150, 200, 500), place, (count, where) => {
      const asked = askedIn(`cheapest ${count}${where}`)
      expect(asked).toEqual({ criteria: inPlace(where), sort: 'rent_asc', limit: count })
    }),
  )
  expect(askedIn('nearest 290').limit).toBeNull()
})

test('larger ones of an excluded type are left out, and only they', () => {
  fc.assert(
    fc.property(oneOf('exclude', 'no', 'without', 'excluding'), over, (denial, bound) => {
      const criteria = criteriaIn(`${denial} warehouses ${bound} 50k`)
      expect(criteria).toEqual([
        { kind: 'either', of: [{ ...type('Warehouse'), not: true }, size(null, 50_000)] },
      ])
    }),
  )
  expect(criteriaIn('no warehouses, over 50k')).toEqual([
    { ...type('Warehouse'), not: true },
    { ...size(50_000, null), exclusiveMin: true },
  ])
})

test('what tenants have paid names no tenant', () => {
  for (const words of ['how much have tenants paid', 'what have tenants paid in Katy', 'what buyers paid']) {
    expect(criteriaIn(words).filter(({ kind }) => kind === 'party')).toEqual([])
  }
})
