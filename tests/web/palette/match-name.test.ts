import { expect, test } from 'vitest'
import { bestNamed, matchName } from '../../../web/palette/group-choices.ts'

test('a name is matched by its beginning, its words, what it holds, and with a letter wrong', () => {
  expect(
    ['prop', 'PROPERTY SEARCH', 'sea pro', 'erty', 'proprety', 'porpoise'].map((query) =>
      matchName('Property Search', query),
    ),
  ).toEqual([4, 4, 3, 2, 1, 0])
  expect(matchName('Katy: industrial (west)', 'west')).toBe(3)
})

test('short words must be spelled as they are', () => {
  expect(matchName('Home', 'hme')).toBe(0)
  expect(matchName('Home', 'hoem')).toBe(1)
})

test('what is blank is answered by every name', () => {
  expect(matchName('Home', ' ')).toBe(4)
})

test('the best match comes first, and equals stay in their order', () => {
  const named = ['Use the dark theme', 'Katy darlings', 'Dark stores', 'Home', 'Darwin'].map((name) => ({
    name,
  }))
  expect(bestNamed(named, 'dar').map(({ name }) => name)).toEqual([
    'Dark stores',
    'Darwin',
    'Use the dark theme',
    'Katy darlings',
  ])
})
