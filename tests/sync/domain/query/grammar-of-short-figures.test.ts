import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { criteriaIn as read } from './criteria-in.ts'
import { vocabulary } from './query-vocabulary.ts'

const range = (field: string, min: number | null, max: number | null) => ({ kind: 'range', field, min, max })
const ranges = (words: string) => read(words).filter(({ kind }) => kind === 'range')
const oneOf = fc.constantFrom

test('"24c" is a height where nothing speaks of money, and cents where something does', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 16, max: 36 }),
      oneOf('', ', Katy', ', 2dh', ' min'),
      oneOf('c', 'C'),
      (n, more, c) => {
        expect(ranges(`30k ${n}${c}${more}`)).toContainEqual(range('clearHeight', n, null))
        expect(ranges(`30k ${n}${c}${more}`).some((one) => 'field' in one && one.field === 'rentPerSf')).toBe(
          false,
        )
      },
    ),
  )
  fc.assert(
    fc.property(
      fc.integer({ min: 16, max: 36 }),
      oneOf('under #', 'rent #', '# NNN', '#/sf', 'at #', 'nets #', 'max #'),
      (n, way) => {
        const words = `Katy ${way.replace('#', `${n}c`)}`
        expect({ words, of: ranges(words).map((one) => 'field' in one && one.field) }).not.toEqual({
          words,
          of: ['clearHeight'],
        })
      },
    ),
  )
})

test('doors are counted with one letter, in any order and beside a height', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99 }),
      fc.integer({ min: 1, max: 9 }),
      oneOf('/', ' ', ', ', ' and '),
      fc.boolean(),
      (docks, grade, joint, isTurned) => {
        const [first, second] = isTurned ? [`${grade}G`, `${docks}D`] : [`${docks}D`, `${grade}G`]
        const words = `20k ${first}${joint}${second} Katy`
        expect(ranges(words)).toContainEqual(range('dockDoors', docks, null))
        expect(ranges(words)).toContainEqual(range('gradeDoors', grade, null))
      },
    ),
  )
  expect(ranges('3D printing, Katy')).toEqual([])
})

test('an open figure in a list by itself is a height, and one beside words is not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 18, max: 45 }), (feet) => {
      expect(ranges(`100-150k, ${feet}+, ESFR`)).toContainEqual(range('clearHeight', feet, null))
      expect(ranges(`100-150k, ${feet}+ employees`)).toEqual([range('squareFootage', 100_000, 150_000)])
      expect(ranges(`100-150k, ${feet}+ docks`)).toContainEqual(range('dockDoors', feet, null))
    }),
  )
})

test('thousands with a point are thousands of square feet and meters, and nothing else', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 400 }),
      oneOf('sf', 'sqft', 'square feet'),
      oneOf('', ', Katy'),
      (thousands, unit, more) => {
        const words = (n: number) => `${n}.000 to ${n + 5}.500 ${unit}${more}`
        expect(ranges(words(thousands))).toEqual([
          range('squareFootage', thousands * 1000, (thousands + 5) * 1000 + 500),
        ])
      },
    ),
  )
  expect(ranges('2.125 acres or more')).toEqual([range('landSizeAcres', 2.125, null)])
})

test('taxes, insurance and maintenance are expenses in any order, and taxes alone fill no rent', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(['cam', 'taxes', 'insurance'], { minLength: 2 }).filter((parts) => {
        const at = parts.indexOf('cam')
        return parts.length < 3 || at !== 1
      }),
      oneOf(' & ', ' and ', ', ', '/'),
      fc.integer({ min: 10, max: 60 }),
      (parts, joint, cents) => {
        expect(ranges(`${parts.join(joint)} under ${cents} cents`)).toEqual([
          expect.objectContaining({ field: 'opexPerSf', min: null, max: cents / 100 }),
        ])
      },
    ),
  )
  for (const words of ['property tax under 2 a foot', 'taxes below $3/sf', 'deposit max $5000'])
    expect({ words, ranges: ranges(words) }).toEqual({ words, ranges: [] })
})

test('the top or bottom so many rents are an order, and no rent', () => {
  fc.assert(
    fc.property(
      oneOf(['top', 'rent_desc'], ['bottom', 'rent_asc'], ['highest', 'rent_desc'], ['lowest', 'rent_asc']),
      fc.integer({ min: 2, max: 50 }),
      oneOf('rents', 'rates', 'rental rates'),
      ([end, sort], n, noun) => {
        const query = parseQuery(`the ${end} ${n} ${noun} in Katy`, vocabulary, '2026-11-22')
        expect(query).toMatchObject({ limit: n, sort, criteria: [{ criterion: { field: 'city' } }] })
      },
    ),
  )
})
