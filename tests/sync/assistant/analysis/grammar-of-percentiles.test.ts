import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asked, read } from './asked-of.ts'

const oneOf = fc.constantFrom

const FIGURES = [
  ['rent', 'rentPerSf'],
  ['clear height', 'clearHeight'],
  ['TI', 'tiPerSf'],
  ['opex', 'opexPerSf'],
] as const

test('every percentile that is named is asked for, in order', () => {
  const question = fc.record({
    percents: fc.uniqueArray(oneOf(10, 25, 50, 75, 90), { minLength: 2, maxLength: 4 }),
    figure: oneOf(...FIGURES),
    joint: oneOf(' and ', ', ', ' & '),
    isShort: fc.boolean(),
  })
  fc.assert(
    fc.property(question, ({ percents, figure: [words, figure], joint, isShort }) => {
      const list = percents.map((percent) => (isShort ? `p${percent}` : `${percent}th`)).join(joint)
      const found = asked(`${list}${isShort ? '' : ' percentile'} ${words} in Katy`)
      const [p, ...also] = percents
      expect(found?.ask).toEqual({ kind: 'percentile', figure, p, also })
      expect(read(found?.rest ?? '')).toEqual(read('in Katy'))
    }),
  )
})

test('what so many are above or below is a percentile', () => {
  fc.assert(
    fc.property(
      oneOf(['ten', 10], ['25', 25], ['five', 5]),
      oneOf(['above', true], ['over', true], ['below', false], ['under', false]),
      oneOf('do only', 'are', 'do about'),
      ([share, percent], [side, isAbove], verb) => {
        const found = asked(`at what rent ${verb} ${share} percent of the deals in Katy sit ${side}?`)
        expect(found?.ask).toEqual({
          kind: 'percentile',
          figure: 'rentPerSf',
          p: isAbove ? 100 - percent : percent,
        })
        expect(read(found?.rest ?? '')).toEqual(read('in Katy'))
      },
    ),
  )
})

test('a quoted rent stands among others however the percentile is asked for', () => {
  fc.assert(
    fc.property(fc.integer({ min: 50, max: 130 }), oneOf('NNN Katy', 'Katy'), (cents, where) => {
      for (const words of [
        `percentile of ${cents} cents for ${where}`,
        `${cents} cents ${where} percentile`,
        `how does my ${cents}c rate compare, ${where}`,
      ]) {
        const found = asked(words)
        expect({ words, ask: found?.ask }).toEqual({
          words,
          ask: { kind: 'standing', figure: 'rentPerSf', value: expect.closeTo(cents / 100, 6) },
        })
        expect({ words, of: read(found?.rest ?? '') }).toEqual({ words, of: read(where) })
      }
    }),
  )
})
