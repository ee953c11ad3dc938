import fc from 'fast-check'
import { expect, test } from 'vitest'
import { talkAfter } from './talk-after.ts'

const oneOf = fc.constantFrom
const rangeOf = (field: string, ...turns: readonly string[]) =>
  talkAfter('warehouse Katy', ...turns).criteria.find((one) => one.kind === 'range' && one.field === field)

test('a raised ceiling is a ceiling and a raised floor a floor, of what was bounded', () => {
  fc.assert(
    fc.property(
      oneOf('my client just raised his ', 'they upped their ', 'owner lowered her ', 'we moved our '),
      oneOf(['ceiling', 'max'], ['cap', 'max'], ['budget', 'max'], ['floor', 'min'], ['minimum', 'min']),
      fc.integer({ min: 81, max: 99 }),
      (who, [end, side], cents) => {
        const turn = `${who}${end} to .${cents}`
        const range = rangeOf('rentPerSf', '70 cents to a dollar', turn)
        const wanted = side === 'max' ? { min: 0.7, max: cents / 100 } : { min: cents / 100, max: 1 }
        expect({ turn, range }).toEqual({ turn, range: { kind: 'range', field: 'rentPerSf', ...wanted } })
      },
    ),
  )
})

test('a figure that is a floor and no ceiling changes sides', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 55, max: 95 }),
      oneOf('the', 'my', 'his'),
      oneOf('', 'sorry, ', 'no, '),
      (cents, whose, lead) => {
        const turn = `${lead}${cents} is ${whose} floor, not the ceiling`
        expect({ turn, range: rangeOf('rentPerSf', `${cents} cents max`, turn) }).toEqual({
          turn,
          range: { kind: 'range', field: 'rentPerSf', min: cents / 100, max: null },
        })
      },
    ),
  )
})

test('of two figures the one that stood is moved to the other', () => {
  fc.assert(
    fc.property(
      oneOf('stretch the', 'bump the', 'move that', 'take the'),
      fc.integer({ min: 20, max: 90 }),
      fc.integer({ min: 1, max: 30 }),
      fc.boolean(),
      (verb, known, more, isMost) => {
        const turn = `${verb} ${known} to ${known + more}`
        const first = isMost ? `under ${known}k sf` : `at least ${known}k sf`
        const bound = (known + more) * 1_000
        const range = rangeOf('squareFootage', first, turn)
        expect({ turn, range }).toMatchObject({
          turn,
          range: isMost ? { min: null, max: bound } : { min: bound, max: null },
        })
      },
    ),
  )
})

test('the one end that was asked for moves', () => {
  fc.assert(
    fc.property(
      oneOf('push that out to', 'hmm, make it', 'extend it through', 'move it to'),
      fc.integer({ min: 2027, max: 2035 }),
      (verb, year) => {
        const turn = `${verb} the end of ${year}`
        const { criteria } = talkAfter('leases expiring before July 2027', turn)
        expect({ turn, criteria }).toEqual({
          turn,
          criteria: [{ kind: 'date', field: 'expiration', from: null, to: `${year}-12-31` }],
        })
      },
    ),
  )
})

test('a dollar and so many cents is one rent', () => {
  const range = rangeOf('rentPerSf', '95 cents max', 'he can go to a dollar five')
  expect(range).toEqual({ kind: 'range', field: 'rentPerSf', min: null, max: 1.05 })
})

test('a figure that is too much is replaced by the one behind it', () => {
  fc.assert(
    fc.property(
      oneOf('20 is too many, ', '20 docks is way too many. ', 'ok, 20 sounds too high - '),
      oneOf('', 'make it ', 'try '),
      fc.integer({ min: 6, max: 18 }),
      (much, lead, count) => {
        const turn = `${much}${lead}${count}`
        expect({ turn, range: rangeOf('dockDoors', '20+ docks', turn) }).toEqual({
          turn,
          range: { kind: 'range', field: 'dockDoors', min: count, max: null },
        })
      },
    ),
  )
})

test('one end of a range takes no place of the other', () => {
  fc.assert(
    fc.property(oneOf('actually 40k max', 'hold it at 40k max', 'no, 40k tops'), (turn) => {
      expect({ turn, range: rangeOf('squareFootage', '30k to 45k sf', turn) }).toEqual({
        turn,
        range: { kind: 'range', field: 'squareFootage', min: 30_000, max: 40_000 },
      })
    }),
  )
})

test('what was a target is the floor or the cap that it is said to be', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 11, max: 90 }),
      oneOf(['a minimum', 'min'], ['the floor', 'min'], ['a max', 'max'], ['my ceiling', 'max']),
      oneOf('a target', 'a goal', 'an average'),
      (thousands, [end, side], other) => {
        const turn = `that's ${end}, not ${other}`
        const bound = { min: null, max: null, [side]: thousands * 1_000 }
        expect({ turn, range: rangeOf('squareFootage', `${thousands}k sf`, turn) }).toEqual({
          turn,
          range: { kind: 'range', field: 'squareFootage', ...bound },
        })
      },
    ),
  )
})

test('the size that is opened up is the size, whatever else was asked', () => {
  fc.assert(
    fc.property(
      oneOf(
        'open the size up to',
        'widen the size range to',
        'change the size to',
        'stretch the square footage to',
      ),
      fc.integer({ min: 10, max: 29 }),
      (opens, low) => {
        const turn = `${opens} ${low} to ${low + 40}`
        expect({ turn, range: rangeOf('squareFootage', '30k to 50k sf under 90 cents', turn) }).toEqual({
          turn,
          range: { kind: 'range', field: 'squareFootage', min: low * 1_000, max: (low + 40) * 1_000 },
        })
      },
    ),
  )
})

test('so many times what stood is wanted, whoever wants it', () => {
  fc.assert(
    fc.property(
      oneOf('the client now wants ', 'they need ', 'he really wants ', ''),
      oneOf(['twice that', 2], ['double that', 2], ['triple that', 3]),
      (who, [times, factor]) => {
        expect({ who, range: rangeOf('squareFootage', '100,000 to 200,000 sf', `${who}${times}`) }).toEqual({
          who,
          range: { kind: 'range', field: 'squareFootage', min: 100_000 * factor, max: 200_000 * factor },
        })
      },
    ),
  )
})
