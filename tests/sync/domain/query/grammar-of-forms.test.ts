import fc from 'fast-check'
import { expect, test } from 'vitest'
import { understoodIn } from './criteria-in.ts'
import {
  city,
  clear,
  docks,
  escalation,
  has,
  lacks,
  lease,
  officeSf,
  rent,
  size,
  ti,
  truckCourt,
  type,
} from './query-vocabulary.ts'

const oneOf = fc.constantFrom
const features = oneOf('Rail', 'Crane', 'Sprinklers', 'Fenced yard', 'Docks')

test('a line of a form that says a thing is not needed asks for nothing', () => {
  const answers = oneOf(
    'not required',
    'not needed',
    'none needed',
    'optional',
    "don't care",
    'n/a',
    'no preference',
  )
  fc.assert(
    fc.property(features, answers, (name, answer) => {
      const words = `Type: Warehouse / Clear: 30'+ / ${name}: ${answer}`
      expect({ words, read: understoodIn(words) }).toEqual({
        words,
        read: [type('Warehouse'), clear(30, null)],
      })
    }),
  )
})

test('what is denied its need behind a comma or a dash asks for nothing, and what is fine stays asked for', () => {
  fc.assert(
    fc.property(
      features,
      oneOf(', ', ' - ', ' – '),
      oneOf('not required', 'not needed', 'none required'),
      (name, sign, answer) => {
        const words = `${name}${sign}${answer}`
        expect({ words, read: understoodIn(words) }).toEqual({ words, read: [] })
      },
    ),
  )
  expect(understoodIn('docks, fine')).toEqual([has('dock')])
  expect(understoodIn('Crane: no')).toEqual([lacks('crane')])
})

test('the numbers of a list in brackets count nothing, and counts in brackets do', () => {
  expect(understoodIn("(1) Warehouse (2) 60,000 SF +/- 10% (3) truck court 130' (4) Katy")).toEqual([
    type('Warehouse'),
    size(54_000, 66_000),
    truckCourt(130, null),
    city('Katy'),
  ])
  expect(understoodIn('(2) dock doors')).toEqual([docks(2, null)])
})

test('what a mail that is quoted asks for is read as if it were not quoted', () => {
  const marks = oneOf(['"', '"'], ['“', '”']) as fc.Arbitrary<[string, string]>
  fc.assert(
    fc.property(marks, ([open, close]) => {
      const words = `From the client: ${open}We need 30-40k SF, min. 26' clear, 3 dock doors, in Katy. A nice break room would help.${close} Can you run this?`
      expect(understoodIn(words)).toEqual([
        size(30_000, 40_000),
        clear(26, null),
        docks(3, null),
        city('Katy'),
      ])
    }),
  )
})

test('terms that are dictated by their letters are those terms', () => {
  expect(understoodIn('ten dollars or more in T I')).toEqual([ti(10, null)])
  expect(understoodIn('at least $5 in T.I.')).toEqual([ti(5, null)])
  expect(understoodIn('Katy, M G')).toEqual([city('Katy'), lease('MG')])
  expect(understoodIn('esc >= 3.5%')).toEqual([escalation(3.5, null)])
})

test('a bound of an office never takes the place of the size of the building', () => {
  const most = oneOf('no bigger than', 'no larger than', 'no more than', 'max', 'up to', 'at most')
  const before = oneOf('1,500 to 5,000 SF, ', '1,500-5,000 sf, grade level, ')
  fc.assert(
    fc.property(before, most, fc.integer({ min: 3, max: 12 }), (whole, bound, hundreds) => {
      const words = `${whole}office ${bound} ${hundreds}00 SF`
      const read = understoodIn(words).filter(({ kind }) => kind === 'range')
      expect({ words, read }).toEqual({
        words,
        read: expect.arrayContaining([size(1_500, 5_000), officeSf(null, hundreds * 100)]),
      })
    }),
  )
})

test('a bound behind what it is of holds for the figure before', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 90 }),
      oneOf('at least', 'minimum', 'or more'),
      oneOf('', '. Katy'),
      (thousands, bound, place) => {
        const words = `${thousands}k of warehouse ${bound}${place}`
        expect({ words, read: new Set(understoodIn(words)) }).toEqual({
          words,
          read: new Set([
            size(thousands * 1_000, null),
            type('Warehouse'),
            ...(place === '' ? [] : [city('Katy')]),
          ]),
        })
      },
    ),
  )
})

test('what nobody pays more than is the most', () => {
  const nobody = oneOf("nobody's paying", 'nobody is paying', 'no one pays', "no one's paying", 'nobody pays')
  fc.assert(
    fc.property(
      nobody,
      oneOf('more than', 'over', 'above'),
      fc.integer({ min: 60, max: 140 }),
      (who, over, cents) => {
        const words = `Katy, ${who} ${over} $${(cents / 100).toFixed(2)}`
        expect({ words, read: understoodIn(words) }).toEqual({
          words,
          read: [city('Katy'), rent(null, cents / 100)],
        })
      },
    ),
  )
})
