import fc from 'fast-check'
import { expect, test } from 'vitest'
import { understoodIn } from './criteria-in.ts'

const oneOf = fc.constantFrom
const features = ['crane', 'rail', 'docks', 'sprinklers', 'yard'] as const
const pairs = fc.tuple(oneOf(...features), oneOf(...features)).filter(([one, other]) => one !== other)

/** Whether each feature that words name is left out, in their order. */
const deniedIn = (words: string) => understoodIn(words).map((one) => 'not' in one && one.not)

test('a feature that is answered with no is left out, and one with yes is asked for', () => {
  fc.assert(
    fc.property(pairs, oneOf('', ':', '?'), oneOf(', ', '; ', '. '), ([one, other], sign, joint) => {
      const text = `${one}${sign} yes${joint}${other}${sign} no`
      expect({ text, denied: deniedIn(text) }).toEqual({ text, denied: [false, true] })
      const reversed = `${one}${sign} no${joint}${other}${sign} yes`
      expect({ reversed, denied: deniedIn(reversed) }).toEqual({ reversed, denied: [true, false] })
    }),
  )
})

test('what something is wanted rather than is left out', () => {
  fc.assert(
    fc.property(
      oneOf(['manufacturing', 'warehouse'], ['NNN', 'gross'], ['Katy', 'Tomball'], ['docks', 'rail']),
      oneOf('rather than', 'instead of', 'as opposed to', 'and not'),
      ([wanted, other], instead) => {
        const text = `${wanted} ${instead} ${other}`
        expect({ text, denied: deniedIn(text) }).toEqual({ text, denied: [false, true] })
      },
    ),
  )
})

test('"not one but the other" asks for the other', () => {
  fc.assert(
    fc.property(
      oneOf(
        ['Katy', 'Tomball'],
        ['in Katy', 'in Tomball'],
        ['warehouses', 'manufacturing'],
        ['NNN', 'gross'],
      ),
      ([denied, wanted]) => {
        const text = `not ${denied} but ${wanted}`
        expect({ text, denied: deniedIn(text) }).toEqual({ text, denied: [true, false] })
      },
    ),
  )
})

test('a part of a name is asked for as it is written', () => {
  for (const [text, field, part, not] of [
    ['tenants with Flooring in the name', 'tenant', 'Flooring', false],
    ['no tenants with Flooring in their name', 'tenant', 'Flooring', true],
    ['tenant name contains flooring', 'tenant', 'flooring', false],
    ['landlords with Gulf Bend in the name', 'landlordFirm', 'Gulf Bend', false],
  ] as const)
    expect({ text, asked: understoodIn(text) }).toEqual({
      text,
      asked: [{ kind: 'party', field, text: part, not }],
    })
})

test('what can go is left out, and how far a bound can go is none of it', () => {
  fc.assert(
    fc.property(
      oneOf(
        ['under 10k sf', 'squareFootage', 10_000, null],
        ['over a dollar', 'rentPerSf', null, 1],
        ['under 28 clear', 'clearHeight', 28, null],
      ),
      oneOf('can go', 'has to go', 'must go', 'is out'),
      ([bound, field, min, max], verdict) => {
        const text = `anything ${bound} ${verdict}`
        expect({ text, asked: understoodIn(text) }).toEqual({
          text,
          asked: [expect.objectContaining({ field, min, max })],
        })
      },
    ),
  )
  expect(understoodIn('rent can go up to 95 cents')).toEqual([
    expect.objectContaining({ min: null, max: 0.95 }),
  ])
  expect(understoodIn('we can go to Katy')).toEqual([
    expect.objectContaining({ anyOf: ['Katy'], not: false }),
  ])
})
