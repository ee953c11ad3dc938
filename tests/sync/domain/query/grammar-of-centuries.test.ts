import fc from 'fast-check'
import { expect, test } from 'vitest'
import { understoodIn } from './criteria-in.ts'

const oneOf = fc.constantFrom
const spans = oneOf(
  ['this century', 2000, null],
  ['in the current century', 2000, null],
  ['in the 20th century', null, 1999],
  ['last century', null, 1999],
  ['this decade', 2020, null],
  ['last decade', 2010, 2019],
  ['in the last decade', 2016, null],
  ['over the past decade', 2016, null],
)

test('what was built in a century or a decade is of its years', () => {
  fc.assert(
    fc.property(oneOf('built', 'constructed', 'put up', 'developed'), spans, (verb, [said, min, max]) => {
      const words = `${verb} ${said}`
      expect({ words, all: understoodIn(words) }).toEqual({
        words,
        all: [{ kind: 'range', field: 'yearBuilt', min, max }],
      })
    }),
  )
})

test('a decade of deals says nothing of the building', () => {
  expect(understoodIn('renewals this decade').filter(({ kind }) => kind === 'range')).toEqual([])
})
