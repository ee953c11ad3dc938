import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { understoodIn } from './criteria-in.ts'
import { city, notCity, size } from './query-vocabulary.ts'

const oneOf = fc.constantFrom
const town = oneOf('Katy', 'Spring', 'Tomball', 'Deer Park')
const two = fc.tuple(town, town).filter(([first, second]) => first !== second)
const townsOf = (criteria: readonly Criterion[]) =>
  criteria.flatMap((one) => (one.kind === 'word' && one.field === 'city' && !one.not ? one.anyOf : []))

test('a town that is as welcome is one more of those asked for, however that is said', () => {
  const said = oneOf(
    (first: string, second: string) => `${first}, but ${second} is fine too`,
    (first: string, second: string) => `${first}, ${second} works as well`,
    (first: string, second: string) => `${first} but ${second} would be okay`,
    (first: string, second: string) => `${first}, though ${second} would work if needed`,
    (first: string, second: string) => `${first}. ${second} is an option too`,
    (first: string, second: string) => `${first} preferred but they will look at ${second}`,
    (first: string, second: string) => `${first} is preferred, we'd also consider ${second} too`,
  )
  const around = oneOf(
    (place: string) => `40 to 60k sf in ${place}`,
    (place: string) => `${place}. 40 to 60k sf`,
  )
  fc.assert(
    fc.property(two, said, around, ([first, second], words, withSize) => {
      const question = withSize(words(first, second))
      const read = understoodIn(question)
      expect({ question, towns: townsOf(read).toSorted() }).toEqual({
        question,
        towns: [first, second].toSorted(),
      })
      expect(read).toContainEqual(size(40_000, 60_000))
    }),
  )
})

test('all but one town stays all but that one, though the rest is fine', () => {
  const all = oneOf('anything', 'anywhere', 'everything', 'everywhere')
  fc.assert(
    fc.property(all, town, oneOf('is fine', 'works', 'would be ok'), (any, name, fine) => {
      const words = `${any} but ${name} ${fine}`
      expect({ words, read: understoodIn(words) }).toEqual({ words, read: [notCity(name)] })
    }),
  )
})

test('a town that is welcome beside other things is asked for alone', () => {
  expect(understoodIn('40 to 60k sf, Tomball is fine')).toEqual([size(40_000, 60_000), city('Tomball')])
})
