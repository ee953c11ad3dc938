import fc from 'fast-check'
import { expect, test } from 'vitest'
import { understoodIn as read } from './criteria-in.ts'

/** What is asked for and what is denied, whatever it is of. */
function sides(words: string): { asked: number; denied: number } {
  const all = read(words)
  const denied = all.filter((one) => ('not' in one && one.not) || (one.kind === 'range' && one.max === 0))
  return { asked: all.length - denied.length, denied: denied.length }
}

const things = fc.constantFrom(
  'rail',
  'docks',
  'cranes',
  'a yard',
  'NNN',
  'Katy',
  'Trinity Basin',
  'JLL',
  'sprinklers',
)
const amenities = fc.constantFrom('rail', 'docks', 'a crane', 'a yard', 'sprinklers', 'ESFR')

test('what is excluded before or behind its name is denied, and nothing is asked', () => {
  const denials = fc.constantFrom(
    (thing: string) => `no ${thing}`,
    (thing: string) => `not ${thing}`,
    (thing: string) => `without ${thing}`,
    (thing: string) => `anything but ${thing}`,
    (thing: string) => `excluding ${thing}`,
    (thing: string) => `${thing} excluded`,
    (thing: string) => `not counting ${thing}`,
    (thing: string) => `${thing} not included`,
  )
  fc.assert(
    fc.property(things, denials, (thing, denial) => {
      const words = denial(thing)
      expect({ words, ...sides(words) }).toEqual({ words, asked: 0, denied: 1 })
    }),
  )
})

test('"nothing but" asks for the thing and denies nothing', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('NNN', 'Katy', 'Trinity Basin', 'JLL'),
      fc.constantFrom('nothing but', 'none but', 'no one but', 'nobody but', 'only', 'either', 'just'),
      (thing, lead) => {
        const words = `${lead} ${thing}`
        expect({ words, ...sides(words) }).toEqual({ words, asked: 1, denied: 0 })
      },
    ),
  )
})

test('what is only wished for, or not needed, asks for nothing', () => {
  const waivers = fc.constantFrom(
    (thing: string) => `${thing} a plus`,
    (thing: string) => `${thing} would be nice`,
    (thing: string) => `${thing} preferred but not required`,
    (thing: string) => `${thing} if possible`,
    (thing: string) => `${thing} isn't critical`,
    (thing: string) => `with ${thing} or without`,
    (thing: string) => `no ${thing} needed`,
    (thing: string) => `could skip ${thing}`,
    (thing: string) => `don't need ${thing}`,
  )
  fc.assert(
    fc.property(amenities, waivers, fc.constantFrom('', ', Katy', ', 32 clear'), (thing, waiver, tail) => {
      const words = `${waiver(thing)}${tail}`
      expect({ words, ...sides(words) }).toEqual({ words, asked: tail === '' ? 0 : 1, denied: 0 })
    }),
  )
})

test.each([
  ['un-sprinklered', { kind: 'amenity', amenity: 'sprinkler', not: true }],
  ['zero docks', { kind: 'amenity', amenity: 'dock', not: true }],
  ['none older than 2000', { kind: 'range', field: 'yearBuilt', min: 2000, max: null }],
  ['not yet expired', { kind: 'date', field: 'expiration', from: '2026-11-22', to: null }],
  ['exclude expired leases', { kind: 'date', field: 'expiration', from: '2026-11-22', to: null }],
])('“%s” is not read as its opposite', (words, criterion) => {
  expect(read(words)).toEqual([criterion])
})

test('two types that are excluded are both denied', () => {
  expect(read('everything but manufacturing and office')).toEqual([
    { kind: 'word', field: 'propertyType', anyOf: ['Manufacturing', 'Office'], not: true },
  ])
})

test('a denial of something unknown never asks for what follows it', () => {
  expect(read('no shared docks')).toEqual([])
})

test('what is said not to be needed asks for nothing, and what stands beside it is kept', () => {
  const unneeded = fc
    .record({
      be: fc.constantFrom('is', 'are', ''),
      not: fc.constantFrom('not', 'by no means', 'not strictly', 'in no way'),
      need: fc.constantFrom('required', 'a requirement', 'a must', 'a priority', 'essential', 'an issue'),
    })
    .map(
      ({ be, not, need }) =>
        (thing: string) =>
          `${thing} ${be} ${not} ${need}`,
    )
  const waived = fc.constantFrom(
    (thing: string) => `never mind the ${thing}`,
    (thing: string) => `don't worry about ${thing}`,
    (thing: string) => `${thing} or no ${thing}`,
    (thing: string) => `${thing} would be agreeable but is by no means required`,
  )
  fc.assert(
    fc.property(
      fc.constantFrom('rail', 'docks', 'cranes', 'sprinklers', 'ESFR'),
      fc.oneof(unneeded, waived),
      fc.constantFrom('Katy', 'NNN', '30 clear'),
      fc.boolean(),
      (thing, waive, kept, isFirst) => {
        const parts = [waive(thing), kept]
        const words = (isFirst ? parts : parts.toReversed()).join(', ')
        expect({ words, read: read(words) }).toEqual({ words, read: read(kept) })
      },
    ),
  )
})

test('what somebody does not do denies the name, and not what follows', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Trinity Basin', 'JLL', 'Brazos Industrial'),
      fc.constantFrom("didn't", "doesn't", 'did not', 'does not', 'never'),
      fc.constantFrom('list', 'own', 'rep', 'lease'),
      (name, denial, verb) => {
        const words = `everything ${name} ${denial} ${verb} in Katy`
        const [first, ...others] = read(words)
        expect({ words, kind: first?.kind, not: first !== undefined && 'not' in first && first.not }).toEqual(
          {
            words,
            kind: 'party',
            not: true,
          },
        )
        expect(others).toEqual(read('in Katy'))
      },
    ),
  )
})

test('of what is dropped by a clause the type stays, and the clause is denied', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('drop any', 'exclude', 'leave out', 'skip'),
      fc.constantFrom(
        ['have rail', 'no rail'],
        ['are gross', 'not gross'],
        ['are in Katy', 'not in Katy'],
        ['are over 50k sf', 'not over 50k sf'],
      ),
      (drop, [clause, denied]) => {
        const words = `${drop} warehouses that ${clause}`
        expect({ words, read: read(words) }).toEqual({ words, read: read(`warehouses, ${denied}`) })
      },
    ),
  )
})
