import fc from 'fast-check'
import { expect, test } from 'vitest'
import { criteriaIn as read } from './criteria-in.ts'

const oneOf = fc.constantFrom
const below = oneOf('under', 'below', 'less than')
const above = oneOf('over', 'above', 'more than')
const after = oneOf('', ', Katy', ' in Katy')
const units = oneOf(
  ['squareFootage', '20k', 20_000, '100k', 100_000, ' sf'],
  ['landSizeAcres', '5', 5, '20', 20, ' acres'],
  ['rentPerSf', '60 cents', 0.6, '90 cents', 0.9, ''],
  ['clearHeight', '20', 20, '36', 36, ' clear'],
  ['salePrice', '$2M', 2e6, '$10M', 1e7, ' sale price'],
) as fc.Arbitrary<[string, string, number, string, number, string]>

test('two bounds that no figure meets are either of them, and the unit may stand once', () => {
  fc.assert(
    fc.property(
      below,
      above,
      units,
      fc.boolean(),
      after,
      (less, more, [field, low, min, high, max, unit], isTwice, rest) => {
        const words = `${less} ${low}${unit} or ${more} ${high}${isTwice ? unit : ''}${rest}`
        expect({ words, all: read(words) }).toEqual({
          words,
          all: expect.arrayContaining([
            {
              kind: 'either',
              of: [
                expect.objectContaining({ kind: 'range', field, min: null, max: min }),
                expect.objectContaining({ kind: 'range', field, min: max, max: null }),
              ],
            },
          ]),
        })
      },
    ),
  )
})

test('two ranges that are apart are either of them, and two that meet are one', () => {
  expect(read('20 to 30k or 50 to 60k sf')).toEqual([
    {
      kind: 'either',
      of: [
        { kind: 'range', field: 'squareFootage', min: 20_000, max: 30_000 },
        { kind: 'range', field: 'squareFootage', min: 50_000, max: 60_000 },
      ],
    },
  ])
  expect(read('over 40k or under 60k sf')).toEqual([
    expect.objectContaining({ kind: 'range', min: 40_000, max: 60_000 }),
  ])
  expect(read('nothing over 5 acres or older than 1985')).toHaveLength(2)
})

test('parts of an acre are read in words and in figures, with a bound and without', () => {
  fc.assert(
    fc.property(
      oneOf(
        ['three-quarters', 0.75],
        ['three quarters', 0.75],
        ['3/4', 0.75],
        ['two-thirds', 2 / 3],
        ['2/3', 2 / 3],
        ['one-third', 1 / 3],
      ),
      oneOf(' of an acre', ' acre'),
      oneOf('at most ', 'at least '),
      ([said, part], acre, bound) => {
        const words = `${bound}${said}${acre}`
        const [one, ...more] = read(words)
        const value = one?.kind === 'range' ? (bound === 'at most ' ? one.max : one.min) : null
        expect({ words, more, field: one?.kind === 'range' && one.field }).toEqual({
          words,
          more: [],
          field: 'landSizeAcres',
        })
        expect({ words, value }).toEqual({ words, value: expect.closeTo(part, 5) })
      },
    ),
  )
})
