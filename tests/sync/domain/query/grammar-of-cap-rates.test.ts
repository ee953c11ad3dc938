import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsIn, criteriaIn } from './criteria-in.ts'

const FRACTIONS = [
  ['', 0],
  [' and a quarter', 0.25],
  [' and a half', 0.5],
  [' and three quarters', 0.75],
] as const
const WHOLE = ['four', 'five', 'six', 'seven', 'eight', 'nine'].map(
  (word, i) => [word, String(i + 4)] as const,
)

/** A rate as it is said, in percent. */
const anyRate = fc
  .tuple(fc.nat({ max: 5 }), fc.constantFrom(...FRACTIONS), fc.boolean())
  .map(([at, [words, part], isSpelled]) => {
    const [word = '', digits = ''] = WHOLE[at] ?? []
    return { said: (isSpelled ? word : digits) + words, value: at + 4 + part }
  })
const anyArticle = fc.constantFrom('', 'a ')
const anyName = fc.constantFrom('cap', 'cap rate')

test('a cap is the rate, with its quarters and halves, whatever stands before it', () => {
  fc.assert(
    fc.property(anyRate, anyArticle, anyName, ({ said, value }, a, name) => {
      expect(boundsIn(`above ${a}${said} ${name}`)).toEqual([['capRate', value, null]])
      expect(boundsIn(`warehouses sold under ${a}${said} ${name}`)).toEqual([['capRate', null, value]])
      expect(boundsIn(`${a}${said} ${name} or better`)).toEqual([['capRate', value, null]])
    }),
  )
})

test('between two caps is from the one to the other', () => {
  fc.assert(
    fc.property(anyRate, anyRate, anyArticle, (one, other, a) => {
      fc.pre(one.value < other.value)
      expect(boundsIn(`sold between ${a}${one.said} and ${a}${other.said} cap`)).toEqual([
        ['capRate', one.value, other.value],
      ])
    }),
  )
})

test.each([
  ['cap the rent at $1.10', ['rentPerSf', null, 1.1]],
  ['size cap 50k', ['squareFootage', null, 50_000]],
  ['budget cap 90 cents', ['rentPerSf', null, 0.9]],
])('“%s” is a limit and no rate', (words, bound) => {
  expect(boundsIn(words)).toEqual([bound])
})

test('no cap on something names no rate', () => {
  expect(criteriaIn('no cap on size').every(({ kind }) => kind === 'text')).toBe(true)
})
