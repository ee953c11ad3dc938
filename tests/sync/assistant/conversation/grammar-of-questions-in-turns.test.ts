import fc from 'fast-check'
import { expect, test } from 'vitest'
import { understoodIn } from '../../domain/query/criteria-in.ts'
import { talkAfter } from './talk-after.ts'

const oneOf = fc.constantFrom

test('what is left of a list is asked by what bounds it, and no word of the question is searched', () => {
  fc.assert(
    fc.property(
      oneOf(
        "what's left",
        'whats still left',
        'which ones remain',
        'how many are left',
        'what remains',
        'who is left',
      ),
      oneOf(
        ['if we need', '30 ft clear', 'at least 30 ft clear'],
        ['if you only take', 'over 70k sf', 'over 70k sf'],
        ['over', '70k sf', 'over 70k sf'],
        ['under', '90 cents', 'under 90 cents'],
        ['with', 'rail', 'with rail'],
        ['if I want', 'NNN', 'NNN'],
      ),
      (asks, [joint, what, meant]) => {
        const said = `${asks} ${joint} ${what}?`
        expect({ said, criteria: talkAfter('warehouses in Katy', said).criteria }).toEqual({
          said,
          criteria: [...understoodIn('warehouses in Katy'), ...understoodIn(meant as string)],
        })
      },
    ),
  )
})

test('what is left once something is dropped is without it', () => {
  fc.assert(
    fc.property(
      oneOf("what's left", 'what is still left'),
      oneOf('after dropping', 'if we drop', 'after removing', 'once you lose'),
      (asks, drops) => {
        const said = `${asks} ${drops} the rail`
        expect({ said, criteria: talkAfter('warehouses in Katy with rail', said).criteria }).toEqual({
          said,
          criteria: understoodIn('warehouses in Katy'),
        })
      },
    ),
  )
})

test('who asks only what is left has what was found', () => {
  for (const said of ["what's left?", 'who is left', 'which ones remain'])
    expect({ said, criteria: talkAfter('warehouses in Katy', said).criteria }).toEqual({
      said,
      criteria: understoodIn('warehouses in Katy'),
    })
})

test('when leases end is told by their order, and those that are up by then have not ended', () => {
  const asks = oneOf(
    'when do they expire?',
    'when do these roll',
    'and when are they up?',
    'when do they come up',
  )
  const ups = oneOf(
    ['only ones up by end of 29', 2029],
    ['just those up by the end of 2028', 2028],
    ["only leases coming up before '30", null],
    ['', undefined],
  )
  fc.assert(
    fc.property(asks, ups, (ask, [up, year]) => {
      const said = `${ask} ${up}`.trim()
      const { criteria, order } = talkAfter('leases in Katy', said)
      expect({ said, order }).toEqual({ said, order: { field: 'expiration', descending: false } })
      const days = criteria.flatMap((one) => (one.kind === 'date' ? [[one.from, one.to]] : []))
      const meant =
        year === undefined ? [] : year === null ? [[null, '2029-12-31']] : [['2026-11-22', `${year}-12-31`]]
      expect({ said, days }).toEqual({ said, days: meant })
      expect(criteria.some(({ kind }) => kind === 'text')).toBe(false)
    }),
  )
})

test('going up by so much is no end of a lease', () => {
  expect(talkAfter('rent 70 to 90 cents', 'bring the top up by 5 cents').criteria).toEqual([
    expect.objectContaining({ field: 'rentPerSf' }),
  ])
})
