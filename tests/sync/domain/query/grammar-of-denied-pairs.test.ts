import { expect, test } from 'vitest'
import type { Criterion, Feature } from '../../../../sync/domain/criteria/criterion.ts'
import { phraseOf } from '../../../../sync/domain/query/fields/phrase-of.ts'
import { criteriaIn } from './criteria-in.ts'

const EXCLUDES = ['exclude', 'skip', 'leave out', "don't show me", 'everything except', 'no', 'excluding']
const THINGS: readonly (readonly [words: string, denied: Feature])[] = [
  ['warehouses', { kind: 'word', field: 'propertyType', anyOf: ['Warehouse'], not: true }],
  ['distribution buildings', { kind: 'word', field: 'propertyType', anyOf: ['Distribution'], not: true }],
]
const LEASES: readonly (readonly [words: string, denied: Feature])[] = [
  ['gross leases', { kind: 'word', field: 'leaseType', anyOf: ['Gross'], not: true }],
  ['NNN deals', { kind: 'word', field: 'leaseType', anyOf: ['NNN'], not: true }],
  ['Katy buildings', { kind: 'word', field: 'city', anyOf: ['Katy'], not: true }],
]
const range = (
  field: 'squareFootage' | 'rentPerSf' | 'yearBuilt',
  min: number | null,
  max: number | null,
): Feature => ({
  kind: 'range',
  field,
  min,
  max,
})
const BOUNDS: readonly (readonly [words: string, left: Feature])[] = [
  ['above 50k', range('squareFootage', null, 50_000)],
  ['over 120,000 sf', range('squareFootage', null, 120_000)],
  ['under 20k', range('squareFootage', 20_000, null)],
  ['bigger than 75k', range('squareFootage', null, 75_000)],
  ['over $1', range('rentPerSf', null, 1)],
  ['under 80 cents', range('rentPerSf', 0.8, null)],
  ['built before 1990', range('yearBuilt', 1990, null)],
  ['with cranes', { kind: 'amenity', amenity: 'crane', not: true }],
]

function cases() {
  return EXCLUDES.flatMap((verb) => {
    // "no gross leases" denies the leases, whatever stands behind.
    const things = verb === 'no' ? THINGS : [...THINGS, ...LEASES]
    return things.flatMap(([thing, denied]) =>
      BOUNDS.map(([bound, left]) => ({
        words: `${verb} ${thing} ${bound}`,
        either: { kind: 'either' as const, of: [denied, left] },
      })),
    )
  })
}

test('what is excluded with a bound is left out only where it is both', () => {
  for (const { words, either } of cases()) expect(criteriaIn(words), words).toEqual([either])
})

test('its words read back as the same', () => {
  for (const { words, either } of cases()) {
    const said = phraseOf(either)
    expect(criteriaIn(said), `${words}: ${said}`).toEqual([either])
  }
})

test('a place behind it is where the rest is looked for', () => {
  const katy: Criterion = { kind: 'word', field: 'city', anyOf: ['Katy'], not: false }
  for (const { words, either } of cases().filter(({ words }) => !/Katy/.test(words)))
    expect(criteriaIn(`${words} in Katy`), words).toEqual([either, katy])
})

test('a bound behind a comma is asked for', () => {
  expect(criteriaIn('exclude warehouses, over 50k')).toEqual([
    { kind: 'word', field: 'propertyType', anyOf: ['Warehouse'], not: true },
    { kind: 'range', field: 'squareFootage', min: 50_000, max: null, exclusiveMin: true },
  ])
})

test('a bound of an excluded firm is never asked for', () => {
  for (const bound of ['over 100k', 'under 80 cents', 'built before 1990']) {
    const asked = criteriaIn(`exclude Prologis leases ${bound}`).filter(({ kind }) => kind !== 'text')
    expect(
      asked.map(({ kind }) => kind),
      bound,
    ).toEqual(['party'])
  }
})
