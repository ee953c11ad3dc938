import fc from 'fast-check'
import { expect, test } from 'vitest'
import { criteriaIn as read } from './criteria-in.ts'

const oneOf = fc.constantFrom

/** What is denied, and what it then asks for. */
const THINGS = [
  ['over 100k sf', { kind: 'range', field: 'squareFootage', min: null, max: 100_000 }],
  ['under 24 clear', { kind: 'range', field: 'clearHeight', min: 24, max: null }],
  ['over $1.10', { kind: 'range', field: 'rentPerSf', min: null, max: 1.1 }],
  ['with cranes', { kind: 'amenity', amenity: 'crane', not: true }],
  ['in Katy', { kind: 'word', field: 'city', anyOf: ['Katy'], not: true }],
  ['expiring before 2028', { kind: 'date', field: 'expiration', from: '2028-01-01', to: null }],
] as const

test('whatever is excluded with "and anything" is excluded, of whatever kind', () => {
  fc.assert(
    fc.property(
      oneOf('exclude', 'excluding', 'skip', 'leave out', 'drop'),
      fc.shuffledSubarray([...THINGS], { minLength: 2, maxLength: 3 }),
      oneOf(' and ', ' or '),
      (verb, things, joint) => {
        const words = `${verb} ${things.map(([said]) => `anything ${said}`).join(joint)}`
        const all = read(words)
        expect({ words, all }).toEqual({
          words,
          all: expect.arrayContaining(things.map(([, asked]) => asked)),
        })
        expect(all).toHaveLength(things.length)
      },
    ),
  )
})

test('what follows a place that is denied is asked for', () => {
  expect(read('not in Katy and anything 28 clear or better')).toContainEqual({
    kind: 'range',
    field: 'clearHeight',
    min: 28,
    max: null,
  })
})

test('a feature that is answered with no is denied, and a place that is takes another', () => {
  fc.assert(
    fc.property(
      oneOf('docks', 'crane', 'rail', 'sprinklers'),
      oneOf('? no', ': no', ': none', '? none'),
      oneOf('', ', Katy', '. Katy'),
      (feature, answer, more) => {
        const [first] = read(`${feature}${answer}${more}`)
        expect({ feature, answer, first }).toMatchObject({ first: { not: true } })
      },
    ),
  )
  for (const no of ['? no,', '? nah,', '? nope -', ' - no wait,'])
    expect(read(`in Katy${no} Houston`)).toEqual([
      { kind: 'word', field: 'city', anyOf: ['Houston'], not: false },
    ])
})

test('"and smaller than" belongs to the figure behind it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1970, max: 2015 }),
      fc.integer({ min: 5, max: 90 }),
      oneOf(['smaller', 'max'], ['larger', 'min']),
      (year, thousands, [than, end]) => {
        const sizes = read(`built after ${year} and ${than} than ${thousands}k sf`)
        expect(sizes).toContainEqual(
          expect.objectContaining({ field: 'squareFootage', min: null, max: null, [end]: thousands * 1000 }),
        )
      },
    ),
  )
})
