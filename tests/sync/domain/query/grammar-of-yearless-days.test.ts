import fc from 'fast-check'
import { expect, test } from 'vitest'
import { criteriaIn as read } from './criteria-in.ts'

const oneOf = fc.constantFrom
const reaches = oneOf('since', 'after', 'before', 'until')
const pairs = oneOf(
  ['Nov 1', '1 Nov', '11/1'],
  ['March 15', '15 March', '3/15'],
  ['June 30', '30 June', '6/30'],
)

test('a day without a year is the same with the day first, with the month first, and in figures', () => {
  fc.assert(
    fc.property(
      oneOf('signed', 'expiring', 'starting', 'sold', 'what changed'),
      reaches,
      pairs,
      oneOf('', ', Katy'),
      (event, reach, [usual, ...others], rest) => {
        const said = (day: string) => read(`${event} ${reach} ${day}${rest}`)
        for (const day of others)
          expect({ event, reach, day, all: said(day) }).toEqual({ event, reach, day, all: said(usual) })
        expect(said(usual).every(({ kind }) => kind !== 'text')).toBe(true)
      },
    ),
  )
})

test('two days of one year may have the day first', () => {
  for (const words of ['signed 1 Jan to 31 March 2025', 'signed between 1 Jan and 31 Mar 2025'])
    expect({ words, all: read(words) }).toEqual({
      words,
      all: [{ kind: 'date', field: 'dateSigned', from: '2025-01-01', to: '2025-03-31' }],
    })
})

test('what changed since a month is of that month, and no signing', () => {
  fc.assert(
    fc.property(
      oneOf(
        ['changed', 'changedAt'],
        ['what changed', 'changedAt'],
        ['rent changed', 'rentChangedAt'],
        ['properties that changed rent', 'rentChangedAt'],
        ['new', 'createdAt'],
      ),
      oneOf(['October', '2026-10-01'], ['September', '2026-09-01'], ['1 Nov', '2026-11-01']),
      ([verb, field], [when, from]) => {
        const words = `${verb} since ${when}`
        expect({ words, all: read(words) }).toEqual({
          words,
          all: [{ kind: 'moment', field, from, to: null, not: false }],
        })
      },
    ),
  )
})

test('a number before a verb that is a month as well is no day', () => {
  for (const words of ['24 clear, 20 may work', '10 to 20 docks, may expand'])
    expect(read(words).every(({ kind }) => kind !== 'date')).toBe(true)
})
