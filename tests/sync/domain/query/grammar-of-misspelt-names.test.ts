import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { boundsIn, criteriaIn, TODAY, understoodIn } from './criteria-in.ts'
import { vocabulary } from './query-vocabulary.ts'

const named = {
  ...vocabulary,
  landlordFirms: ['Halyard Point Properties', 'Ninebark Industrial', 'Quarrystone Gulf Properties'],
}
const names = [
  ['halyard', 'point', 'Halyard Point Properties'],
  ['ninebark', 'industrial', 'Ninebark Industrial'],
  ['quarrystone', 'gulf', 'Quarrystone Gulf Properties'],
] as const

test('a firm of the book is known where one letter of its first word is missing or doubled', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.integer({ min: 1, max: 6 }),
      fc.boolean(),
      fc.constantFrom('', 'owned by ', 'landlord is '),
      ([word, next], at, isDoubled, role) => {
        const typed =
          word.slice(0, at) + (isDoubled ? word.charAt(at - 1) : '') + word.slice(isDoubled ? at : at + 1)
        const [said, meant] = [typed, word].map((first) => `${role}${first} ${next}, over 50k`) as [
          string,
          string,
        ]
        expect({ said, asked: understoodIn(said, named) }).toEqual({
          said,
          asked: understoodIn(meant, named),
        })
      },
    ),
  )
})

test('the firm that is meant is told beside what was typed', () => {
  const { corrections } = parseQuery('halyrd point bldgs', named, TODAY)
  expect(corrections).toEqual([{ typed: 'halyrd', meant: expect.stringContaining('Halyard Point') }])
})

test('words of the language are no misspelt name', () => {
  expect(criteriaIn('point of sale warehouse', named)).not.toContainEqual(
    expect.objectContaining({ kind: 'party' }),
  )
  expect(criteriaIn('industrial building', named)).not.toContainEqual(
    expect.objectContaining({ kind: 'party' }),
  )
})

test('what a figure counts is known with a letter too few', () => {
  for (const [said, field, least] of [
    ['30 cler', 'clearHeight', 30],
    ['2 doks', 'dockDoors', 2],
    ['2 grad doors', 'gradeDoors', 2],
    ['2 driv ins', 'gradeDoors', 2],
  ] as const)
    expect({ said, bounds: boundsIn(said) }).toEqual({ said, bounds: [[field, least, null]] })
  expect(understoodIn('2 clerks')).toEqual([])
})
