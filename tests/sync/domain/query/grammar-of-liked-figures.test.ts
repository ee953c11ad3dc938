import fc from 'fast-check'
import { expect, test } from 'vitest'
import { understoodIn } from './criteria-in.ts'
import { city, clear, docks, has, land, rent, size, type } from './query-vocabulary.ts'

const oneOf = fc.constantFrom
const joint = oneOf(', ', ' but ', ' and ', ', but ')

test('what would be better than what is asked for asks for nothing', () => {
  const ideally = oneOf('ideally', 'preferably', 'hopefully', 'would prefer')
  fc.assert(
    fc.property(
      fc.integer({ min: 20, max: 32 }),
      fc.integer({ min: 1, max: 8 }),
      ideally,
      (low, by, like) => {
        const words = `${low} clear minimum, ${like} ${low + by} clear, Katy`
        expect({ words, read: understoodIn(words) }).toEqual({
          words,
          read: [clear(low, null), city('Katy')],
        })
        expect(understoodIn(`${low}0-${low + 9}0k, ${like} ${low + 5}0k`)).toEqual([
          size(low * 10_000, (low + 9) * 10_000),
        ])
      },
    ),
  )
  expect(understoodIn('ideally 36 clear in Katy')).toEqual([clear(36, null), city('Katy')])
})

test('a range without a unit is of thousands as what would be best in it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 80 }),
      oneOf('ideally', 'preferably', 'sweet spot is'),
      (low, like) => {
        const words = `${low} to ${low + 9}, ${like} ${low + 4}k`
        expect({ words, read: understoodIn(words) }).toEqual({
          words,
          read: [size(low * 1_000, (low + 9) * 1_000)],
        })
      },
    ),
  )
})

test('what will do as well moves the bound as far, before or behind its figure', () => {
  const will = oneOf('would work', 'is fine', 'will do', 'is acceptable', 'works too')
  const may = oneOf('could live with', 'would take', 'will accept', "they'd consider")
  fc.assert(
    fc.property(
      fc.integer({ min: 24, max: 36 }),
      fc.integer({ min: 1, max: 6 }),
      joint,
      will,
      may,
      (high, less, and, behind, before) => {
        for (const words of [
          `${high} clear${and}${high - less} ${behind}`,
          `${high} clear${and}${high - less} clear ${behind}`,
          `${high} clear${and}${before} ${high - less}`,
        ])
          expect({ words, read: understoodIn(words) }).toEqual({ words, read: [clear(high - less, null)] })
      },
    ),
  )
  expect(understoodIn('6 docks, 4 would do')).toEqual([docks(4, null)])
  expect(understoodIn('80 cents max but 85 would work')).toEqual([rent(null, 0.85)])
  expect(understoodIn('20-30k, would consider 35k')).toEqual([size(20_000, 35_000)])
  expect(understoodIn('at least 5 acres, would take 3')).toEqual([land(3, null)])
})

test('a size that would be ideal is asked for, and a feature that would be is not', () => {
  expect(understoodIn('warehouse, 35k would be ideal')).toEqual([type('Warehouse'), size(28_000, 42_000)])
  expect(understoodIn('warehouse, a crane would be ideal')).not.toContainEqual(has('crane'))
})
