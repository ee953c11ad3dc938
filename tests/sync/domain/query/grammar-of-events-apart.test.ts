import fc from 'fast-check'
import { expect, test } from 'vitest'
import { criteriaIn, datesIn } from './criteria-in.ts'

const oneOf = fc.constantFrom

const between = oneOf('', ' in Katy', ' near 77041', ' with JLL')

test('what happened may stand apart from when, whatever is said between', () => {
  fc.assert(
    fc.property(
      oneOf('expiring', "what's rolling", 'leases coming up'),
      between,
      oneOf(
        ['through June', null, '2027-06-30'],
        ['before the end of March', null, '2027-03-31'],
        ['between now and March', '2026-11-22', '2027-03-31'],
        ['in the next 18 months', '2026-11-22', '2028-05-22'],
        ['within twenty four months', '2026-11-22', '2028-11-22'],
        ['by year end', null, '2026-12-31'],
        ['next year', '2027-01-01', '2027-12-31'],
        ['this year', '2026-01-01', '2026-12-31'],
        ['next quarter', '2027-01-01', '2027-03-31'],
        ['early next year', '2027-01-01', '2027-04-30'],
      ),
      (event, where, [when, from, to]) => {
        const text = `${event}${where} ${when}`
        expect({ text, dates: datesIn(text) }).toEqual({ text, dates: [['expiration', from, to]] })
      },
    ),
  )
})

test('a signing apart from its days lies in the past', () => {
  fc.assert(
    fc.property(
      between,
      oneOf(
        ['in March', '2026-03-01', '2026-03-31'],
        ['in the last thirty six months', '2023-11-22', '2026-11-22'],
        ['since January', '2026-01-01', null],
      ),
      (where, [when, from, to]) => {
        const text = `deals signed${where} ${when}`
        expect({ text, dates: datesIn(text) }).toEqual({ text, dates: [['dateSigned', from, to]] })
      },
    ),
  )
})

test('figures behind an event in a town are no years', () => {
  expect(datesIn('what has been done in Katy between 15 and 30k feet')).toEqual([])
})

test('a count of two words is the count, of months as of years', () => {
  fc.assert(
    fc.property(
      oneOf(['twenty four', '2024-11-22'], ['thirty six', '2023-11-22'], ['twenty-four', '2024-11-22']),
      oneOf('last', 'past', 'previous'),
      ([count, from], way) => {
        expect(datesIn(`signed in the ${way} ${count} months`)).toEqual([['dateSigned', from, '2026-11-22']])
      },
    ),
  )
})

test('the words of an event that stands apart are not searched', () => {
  fc.assert(
    fc.property(between, oneOf('expiring', "what's rolling", 'leases expiring'), (where, event) => {
      expect(criteriaIn(`${event}${where} through June`).filter(({ kind }) => kind === 'text')).toEqual([])
    }),
  )
})
