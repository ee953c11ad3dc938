import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstTalk, NO_TALK, nextTalk } from '../../../../sync/assistant/conversation/next-talk.ts'
import { askedIn as read } from '../../domain/query/criteria-in.ts'
import { city, land, rent, size, vocabulary } from '../../domain/query/query-vocabulary.ts'

const after = (first: string, turn: string) =>
  nextTalk({ vocabulary, read }, firstTalk(read(first)), NO_TALK, turn).criteria
const oneOf = fc.constantFrom

test('a multiple is of what stood, by its name or of what was said last', () => {
  const times = oneOf(['double', 2], ['twice', 2], ['triple', 3], ['half', 0.5]) as fc.Arbitrary<
    [string, number]
  >
  fc.assert(
    fc.property(times, fc.integer({ min: 2, max: 30 }), ([word, factor], acres) => {
      const first = `${acres}-${acres + 5} acres in Katy`
      expect({ word, criteria: after(first, `${word} the acreage`) }).toEqual({
        word,
        criteria: expect.arrayContaining([city('Katy'), land(acres * factor, (acres + 5) * factor)]),
      })
    }),
  )
  expect(after('20,000 to 30,000 sf in Katy', 'double it')).toEqual(
    expect.arrayContaining([size(40_000, 60_000)]),
  )
  expect(after('20,000 to 30,000 sf in Katy up to $1.00', 'half the size')).toEqual(
    expect.arrayContaining([size(10_000, 15_000), rent(null, 1)]),
  )
})
