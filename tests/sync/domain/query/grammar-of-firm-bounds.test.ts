import fc from 'fast-check'
import { expect, test } from 'vitest'
import { understoodIn } from './criteria-in.ts'
import { city, clear, docks, land, rent, salePrice, size } from './query-vocabulary.ts'

const oneOf = fc.constantFrom
const joint = oneOf(', ', ' but ', ', but ', ' and they ')
const liked = oneOf('', ' is plenty', ' would be great', ' preferred', ' is ideal')
const least = oneOf(
  (figure: string) => `won't go below ${figure}`,
  (figure: string) => `no lower than ${figure}`,
  (figure: string) => `can't go under ${figure}`,
)
const floor = oneOf(
  (figure: string) => `${figure} is the floor`,
  (figure: string) => `${figure} is the minimum`,
  (figure: string) => `${figure} at the least`,
)
const most = oneOf(
  (figure: string) => `won't go over ${figure}`,
  (figure: string) => `no more than ${figure}`,
  (figure: string) => `can't go above ${figure}`,
)

test('a floor behind a figure that is only liked is the floor', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 22, max: 36 }),
      fc.integer({ min: 1, max: 6 }),
      oneOf('', ' is plenty', ' is ideal'),
      joint,
      least,
      oneOf('', ', Katy'),
      (high, less, likes, and, say, place) => {
        const words = `${high} clear${likes}${and}${say(String(high - less))}${place}`
        const towns = place === '' ? [] : [city('Katy')]
        expect({ words, read: understoodIn(words) }).toEqual({
          words,
          read: [clear(high - less, null), ...towns],
        })
      },
    ),
  )
})

test('so it is where the floor is named behind its figure', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 8, max: 30 }),
      fc.integer({ min: 1, max: 6 }),
      liked,
      floor,
      (high, less, likes, say) => {
        const words = `${high} docks${likes}, ${say(String(high - less))}`
        expect({ words, read: understoodIn(words) }).toEqual({ words, read: [docks(high - less, null)] })
      },
    ),
  )
  expect(understoodIn('5 acres would be great, 3 at the least')).toEqual([land(3, null)])
})

test('a cap behind a rent that is liked is all that is asked, and of a size one end of it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 60, max: 84 }),
      fc.integer({ min: 1, max: 9 }),
      joint,
      most,
      (cents, more, and, say) => {
        const words = `${cents} cents ideally${and}${say(String(cents + more))}`
        expect({ words, read: understoodIn(words) }).toEqual({
          words,
          read: [rent(null, (cents + more) / 100)],
        })
      },
    ),
  )
  expect(understoodIn("around 30k sf, won't go over 33k")).toEqual([size(24_000, 33_000)])
  expect(understoodIn("30k sf ideal, won't go under 25k")).toEqual([size(25_000, 36_000)])
})

test('a bound of something else moves nothing', () => {
  expect(understoodIn('24 clear, at least 20k sf')).toEqual([clear(24, null), size(20_000, null)])
  expect(understoodIn('warehouse sales, about 20,000 ft, 3.5 million tops').slice(1)).toEqual([
    size(16_000, 24_000),
    salePrice(null, 3_500_000),
  ])
  expect(understoodIn('6 docks, at least 5 acres')).toEqual([docks(6, null), land(5, null)])
  expect(understoodIn('15 docks at least, 20 at most')).toEqual([docks(15, 20)])
})
