import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { vocabulary } from './query-vocabulary.ts'

/** The places of a question: their names, and how far around them. */
function places(words: string) {
  return parseQuery(words, vocabulary, '2026-11-22').criteria.flatMap(({ criterion }) =>
    criterion.kind === 'zone' ? [{ names: criterion.names, around: criterion.around }] : [],
  )
}

const oneOf = fc.constantFrom
const more = oneOf('', ', warehouses', ' 40k sf', ', NNN')

test('two points said in a row are one place, and so is what somebody has there', () => {
  fc.assert(
    fc.property(
      oneOf('near', 'close to', 'around'),
      oneOf(
        ['the Port of Houston Turning Basin', 'Port of Houston Turning Basin'],
        ["Port Houston's Bayport terminal", 'Bayport Terminal'],
        ['Memphis International Airport', 'Memphis International Airport'],
        ['NRG Stadium', 'NRG Stadium'],
      ),
      more,
      (near, [place, name], after) => {
        const words = `${near} ${place}${after}`
        expect({ words, names: places(words).map(({ names }) => names) }).toEqual({ words, names: [[name]] })
      },
    ),
  )
})

test('a submarket with its town is one area, however they are joined', () => {
  fc.assert(
    fc.property(
      oneOf(
        'Alliance submarket in Fort Worth',
        'alliance fort worth',
        'Alliance ft worth',
        'Alliance area of Fort Worth',
      ),
      more,
      (place, after) => {
        const words = `${place}${after}`
        const [found, ...others] = places(words)
        expect({ words, name: found?.names.join().toLowerCase().replaceAll(',', ''), others }).toEqual({
          words,
          name: 'alliance fort worth',
          others: [],
        })
        expect(found?.around).toBe(null)
      },
    ),
  )
})

test('a radius is of the place it stands with, in any order', () => {
  fc.assert(
    fc.property(
      oneOf(['half a mile', 0.5], ['five miles', 5], ['12 miles', 12]),
      oneOf('610 and Clinton Dr', '29.7355, -95.0120', 'Hobby Airport'),
      ([distance, miles], place) => {
        for (const words of [
          `${distance} or less from ${place}`,
          `within ${distance} of ${place}`,
          `no more than ${distance} from ${place}`,
        ])
          expect({ words, around: places(words).map(({ around }) => around) }).toEqual({
            words,
            around: [miles],
          })
      },
    ),
  )
  expect(places('five mile ring, 29.7355, -95.0120')).toEqual([{ names: ['29.7355, -95.0120'], around: 5 }])
  expect(places('near 4710 Pinemont Dr, Houston; nothing farther than five miles therefrom')).toEqual([
    { names: ['4710 Pinemont Dr, Houston'], around: 5 },
  ])
})

test('an exit belongs to its road, and a corner has both of its streets', () => {
  fc.assert(
    fc.property(
      oneOf('I-81', 'I-10', 'I-45'),
      fc.integer({ min: 1, max: 300 }),
      more,
      (road, exit, after) => {
        const words = `${road} exit ${exit}${after}`
        expect({ words, names: places(words).map(({ names }) => names) }).toEqual({
          words,
          names: [[`${road} Exit ${exit}`]],
        })
      },
    ),
  )
  expect(places('corner of FM 1960 and Aldine Westfield, small')[0]?.names).toEqual([
    'FM 1960 & Aldine Westfield',
  ])
})
