import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TurnRead } from '../../../../sync/assistant/conversation/days/read-onward.ts'
import { firstTalk, NO_TALK, nextTalk } from '../../../../sync/assistant/conversation/next-talk.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { vocabulary } from '../../domain/query/query-vocabulary.ts'

/** As the language reads some words on a day. */
const readOn =
  (today: string) =>
  (words: string): TurnRead => {
    const { criteria, sort, limit } = parseQuery(words, vocabulary, today)
    return { criteria: criteria.map(({ criterion }) => criterion), sort, limit: limit ?? null }
  }
const after = (first: string, turn: string, today = '2026-11-22') => {
  const read = readOn(today)
  return nextTalk({ vocabulary, read }, firstTalk(read(first)), NO_TALK, turn).criteria
}
const atOnce = (words: string, today = '2026-11-22') => readOn(today)(words).criteria

const PAST = ['signed', 'commenced', 'expired', 'sold'] as const
const TO_COME = ['expiring', 'commencing'] as const
const months = fc.constantFrom(3, 6, 9, 18)

test('another length of time reaches the way that stood', () => {
  const asked = fc.oneof(
    fc.tuple(fc.constantFrom(...PAST), fc.constantFrom('last', 'past')),
    fc.tuple(fc.constantFrom(...TO_COME), fc.constant('next')),
  )
  const turn = fc.constantFrom('make it N months', 'how about N months', 'try N months', 'N is better')
  fc.assert(
    fc.property(asked, turn, months, ([verb, way], wording, count) => {
      const said = wording.replace('N', `${count}`)
      expect({ verb, said, known: after(`${verb} in the ${way} 12 months`, said) }).toEqual({
        verb,
        said,
        known: atOnce(`${verb} in the ${way} ${count} months`),
      })
    }),
  )
})

test('a way that is said goes before the one that stood', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PAST, ...TO_COME), months, (verb, count) => {
      expect(after(`${verb} in the last 12 months`, `try the last ${count}`)).toEqual(
        atOnce(`${verb} in the last ${count} months`),
      )
    }),
  )
})

test('“last quarter” is the one before today’s, whatever stood', () => {
  const day = fc
    .tuple(fc.integer({ min: 2024, max: 2027 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}-10`)
  const first = fc.constantFrom('this quarter', 'this year')
  const turn = fc.constantFrom('last quarter', 'what about last quarter', 'last quarter instead')
  fc.assert(
    fc.property(
      day,
      fc.constantFrom('signed', 'expiring', 'sold'),
      first,
      turn,
      (today, verb, stood, said) => {
        expect({ today, said, known: after(`${verb} ${stood}`, said, today) }).toEqual({
          today,
          said,
          known: atOnce(`${verb} last quarter`, today),
        })
      },
    ),
  )
})

test.each(['the last quarter', 'only the last quarter of the year', 'last quarter of that year'])(
  '“%s” after a year is its fourth quarter',
  (said) => {
    expect(after('signed in 2024', said)).toEqual(atOnce('signed in the fourth quarter of 2024'))
  },
)

test('so many more months or years reach beyond those that stood', () => {
  const more = fc.oneof(
    months.map((count) => ({ said: `${count} more months`, count })),
    fc.constantFrom(1, 2, 4).map((count) => ({ said: `${count} more years`, count: count * 12 })),
  )
  fc.assert(
    fc.property(fc.constantFrom(...PAST), more, (verb, { said, count }) => {
      expect({ verb, said, known: after(`${verb} in the last 12 months`, `go back ${said}`) }).toEqual({
        verb,
        said,
        known: atOnce(`${verb} in the last ${12 + count} months`),
      })
    }),
  )
})
