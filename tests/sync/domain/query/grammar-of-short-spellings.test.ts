import fc from 'fast-check'
import { expect, test } from 'vitest'
import { knownPlaces } from '../../../../sync/domain/query/vocabulary/known-places.ts'
import { criteriaIn as read } from './criteria-in.ts'

const oneOf = fc.constantFrom

test("an allowance is one as “TI's” too, and no rent", () => {
  fc.assert(
    fc.property(
      oneOf("TI's", "ti's", 'TIs', 'TI'),
      fc.integer({ min: 1, max: 60 }),
      oneOf('', ' a foot', ' psf'),
      oneOf('', ', NNN'),
      (noun, dollars, unit, rest) => {
        const words = `${noun} at most $${dollars}${unit}${rest}`
        expect({ words, ranges: read(words).filter(({ kind }) => kind === 'range') }).toEqual({
          words,
          ranges: [{ kind: 'range', field: 'tiPerSf', min: null, max: dollars }],
        })
      },
    ),
  )
})

test('parts of a mile may be written as fractions', () => {
  fc.assert(
    fc.property(
      oneOf(['1/2', 0.5] as const, ['1/4', 0.25] as const, ['3/4', 0.75] as const, ['half a', 0.5] as const),
      oneOf('within %d mile of ', '%d mile from ', '%d mile around '),
      oneOf('4400 E Airport Dr', '8000 Kempwood Dr', 'Hobby Airport'),
      ([part, miles], lead, place) => {
        const words = `warehouse ${lead.replace('%d', part)}${place}`
        const zone = read(words).find(({ kind }) => kind === 'zone')
        expect({ words, zone }).toMatchObject({ words, zone: { names: [place], around: miles } })
      },
    ),
  )
})

test('a place of the tables may have its compass part in two letters', () => {
  const { places } = knownPlaces()
  const tokensOf = (text: string) =>
    text.split(' ').map((word) => ({ kind: 'word' as const, text: word, start: 0, end: 0, glued: false }))
  for (const [short, long] of [
    ['great sw', 'great southwest'],
    ['charlotte sw', 'charlotte southwest'],
    ['houston nw', 'houston northwest'],
    ['houston se', 'houston southeast'],
  ] as const) {
    const [one, other] = [short, long].map((name) => places.longest(tokensOf(name), 0)?.value)
    expect({ short, at: [one?.latitude, one?.longitude] }).toEqual({
      short,
      at: [other?.latitude, other?.longitude],
    })
    expect(one).toBeDefined()
  }
})
