import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inKnownPlace } from '../../../../sync/assistant/conversation/places/in-known-place.ts'
import { withoutSameMatters } from '../../../../sync/assistant/conversation/same-matters.ts'
import { askedIn } from '../../domain/query/criteria-in.ts'

const oneOf = fc.constantFrom
const read = (words: string) => askedIn(words).criteria

test('a part of town is named as the place that stands: a submarket, or that side of its town', () => {
  const submarket = (value: string) => [
    { kind: 'word' as const, field: 'submarket' as const, anyOf: [value], not: false },
  ]
  const asSubmarket = (words: string) => {
    const name = /in the (\w+) submarket/.exec(words)?.[1]
    return name === undefined ? [] : submarket(name)
  }
  fc.assert(
    fc.property(
      oneOf('Northeast', 'Southwest', 'North', 'West'),
      oneOf('the P', 'P', 'the P instead'),
      (part, said) => {
        const place = inKnownPlace(submarket('Southeast'), said.replace('P', part), asSubmarket)
        expect({ part, place }).toEqual({ part, place: submarket(part) })
      },
    ),
  )
  expect(inKnownPlace(read('in Katy'), 'the north', read)).toEqual(read('in north Katy'))
  expect(inKnownPlace(read('NNN'), 'the north', read)).toBeNull()
})

test('a matter that is to be the same is no wish of its own where it is known, and is left where it is not', () => {
  fc.assert(
    fc.property(
      oneOf('with the same F', 'at the same F', 'w/ the same F', 'of that same F'),
      oneOf(
        ['dock doors', 'at least 10 dock doors'],
        ['size', '20k to 40k sf'],
        ['clear height', 'at least 28 ft clear'],
      ),
      oneOf('', ' in Tomball', ' since 2024'),
      (said, [name, known], beside) => {
        const turn = `anything leased ${said.replace('F', name as string)}${beside}`
        expect({ turn, left: withoutSameMatters(read(known as string), turn) }).toEqual({
          turn,
          left: `anything leased${beside}`,
        })
        expect(withoutSameMatters(read('in Katy'), turn)).toBe(turn)
      },
    ),
  )
})
