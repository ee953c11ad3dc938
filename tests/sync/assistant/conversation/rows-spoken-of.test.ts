import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Talk } from '../../../../sync/assistant/conversation/next-talk.ts'
import { talkAfter } from './talk-after.ts'

test.each<[turn: string, meant: Partial<Talk>]>([
  ['the second one', { pick: 2 }],
  ['tell me about the third', { pick: 3 }],
  ['tell me more on the 2nd one', { pick: 2 }],
  ['more details on the third one', { pick: 3 }],
  ['#4', { pick: 4 }],
  ['the last one', { pick: -1 }],
  ['without the last two', { without: [-1, -2] }],
  ['w/o the last 2', { without: [-1, -2] }],
  ['exclude the last', { without: [-1] }],
  ['drop the first and third', { without: [1, 3] }],
  ['all but the second', { without: [2] }],
  ['only the first three', { limit: 3 }],
])('“%s” is about rows of the list, and the criteria stand', (turn, meant) => {
  const before = talkAfter('warehouse Katy 20-40k')
  expect(talkAfter('warehouse Katy 20-40k', turn)).toEqual({ ...before, ...meant })
})

test('why a row goes is no further wish, in any wording', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('toss', 'drop', 'skip', 'lose', 'without'),
      fc.constantFrom(
        ['number 1', [1]] as const,
        ['the second one', [2]] as const,
        ['the last two', [-1, -2]] as const,
      ),
      fc.constantFrom(
        ', owner user deal',
        ", it's an outlier",
        " because it's a sublease",
        ', not a real comp',
        ' - too old',
        ', duplicate',
      ),
      (verb, [rows, places], why) => {
        const turn = `${verb} ${rows}${why}`
        const { criteria, without } = talkAfter('warehouse Katy', turn)
        expect({ turn, criteria, without }).toEqual({
          turn,
          criteria: talkAfter('warehouse Katy').criteria,
          without: places,
        })
      },
    ),
  )
})

test('rows that are kept by their numbers are the only ones left', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 2, maxLength: 5 }),
      fc.constantFrom('keep', 'only', 'just', 'narrow it to'),
      (places, verb) => {
        const said = places.slice(0, -1).join(', ')
        const { limit, without, criteria } = talkAfter(
          'warehouse Katy',
          `${verb} ${said} and ${places.at(-1)}`,
        )
        const shown = Array.from({ length: limit ?? 0 }, (_, i) => i + 1)
        const left = shown.filter((place) => !without.includes(place))
        expect({ said, left }).toEqual({ said, left: places.toSorted((a, b) => a - b) })
        expect(criteria).toEqual(talkAfter('warehouse Katy').criteria)
      },
    ),
  )
})

test('the next and the one before are those beside the row that was meant', () => {
  expect(talkAfter('five largest warehouses in Katy', 'the third', 'and the one after that').pick).toBe(4)
  expect(talkAfter('five largest warehouses in Katy', 'the third', 'the one before').pick).toBe(2)
  expect(talkAfter('five largest warehouses in Katy', 'the third', 'the next one', 'the next one').pick).toBe(
    5,
  )
})
