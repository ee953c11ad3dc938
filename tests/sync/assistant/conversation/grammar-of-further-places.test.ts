import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstTalk, nextTalk } from '../../../../sync/assistant/conversation/next-talk.ts'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { vocabulary } from '../../domain/query/query-vocabulary.ts'

const read = (words: string) => {
  const { criteria, sort, limit } = parseQuery(words, vocabulary, '2026-11-22')
  return { criteria: criteria.map(({ criterion }) => criterion), sort, limit: limit ?? null }
}
/** What is asked for after all turns of a conversation. */
function after(first: string, ...turns: string[]): readonly Criterion[] {
  return turns.reduce(
    (talk, turn) => nextTalk({ vocabulary, read }, talk, null, turn),
    firstTalk(read(first)),
  ).criteria
}
const namesOf = (criteria: readonly Criterion[]) =>
  criteria.flatMap((one) => (one.kind === 'zone' ? [...one.names].sort() : []))
const oneOf = fc.constantFrom
const size = { kind: 'range', field: 'squareFootage', min: 20_000, max: 30_000 }
const AREAS = ['NW Houston', 'NE Houston', 'SE Houston', 'the Energy Corridor'] as const
const NAMES: Readonly<Record<string, string>> = {
  'NW Houston': 'Northwest Houston',
  'NE Houston': 'Northeast Houston',
  'SE Houston': 'Southeast Houston',
  'the Energy Corridor': 'Energy Corridor',
  IAH: 'Bush Intercontinental',
  Hobby: 'Hobby Airport',
}
const further = oneOf('and %p too', 'also %p', 'plus %p', 'add %p', 'and %p as well', 'include %p as well')

test('a further area is let in beside the first, and the rest stays', () => {
  fc.assert(
    fc.property(oneOf(...AREAS), oneOf(...AREAS, 'Katy'), further, (first, next, say) => {
      fc.pre(first !== next)
      const turn = say.replace('%p', next)
      const found = after(`warehouse 20-30k sf in ${first}`, turn)
      const names = [NAMES[first], NAMES[next] ?? next].sort()
      expect({ first, turn, names: namesOf(found) }).toEqual({ first, turn, names })
      expect({ turn, found }).toEqual({ turn, found: expect.arrayContaining([size]) })
    }),
  )
})

test('a further place to be near to is let in beside the first', () => {
  fc.assert(
    fc.property(oneOf('IAH', 'Hobby'), oneOf('IAH', 'Hobby'), further, (first, next, say) => {
      fc.pre(first !== next)
      const turn = say.replace('%p', next)
      const found = after(`warehouse 20-30k sf near ${first}`, turn)
      expect({ turn, names: namesOf(found) }).toEqual({
        turn,
        names: [NAMES[first], NAMES[next]].sort(),
      })
    }),
  )
})

test('one of several places is dropped, and the others stay', () => {
  fc.assert(
    fc.property(
      oneOf(...AREAS),
      oneOf(...AREAS, 'Katy'),
      oneOf('drop %p', 'without %p', 'not %p'),
      (first, next, say) => {
        fc.pre(first !== next)
        const turn = say.replace('%p', next)
        const found = after(`warehouse 20-30k sf in ${first} or ${next}`, turn)
        expect({ first, turn, names: namesOf(found) }).toEqual({ first, turn, names: [NAMES[first]] })
        expect({ turn, denied: found.filter((one) => 'not' in one && one.not) }).toEqual({ turn, denied: [] })
        expect({ turn, found }).toEqual({ turn, found: expect.arrayContaining([size]) })
      },
    ),
  )
})

test('another place in its stead, and a part of a town, replace it still', () => {
  fc.assert(
    fc.property(
      oneOf(...AREAS),
      oneOf(...AREAS),
      oneOf('%p instead', 'what about %p', 'same in %p'),
      (first, next, say) => {
        fc.pre(first !== next)
        const turn = say.replace('%p', next)
        expect({ turn, names: namesOf(after(`warehouse in ${first}`, turn)) }).toEqual({
          turn,
          names: [NAMES[next]],
        })
      },
    ),
  )
  expect(namesOf(after('warehouse in Houston', 'just the NE side'))).toEqual(['Northeast Houston'])
})
