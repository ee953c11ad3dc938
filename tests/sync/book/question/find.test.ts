import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleProperties } from '../../../../db/sample/sample-properties.ts'
import { overlay } from '../../../../sync/book/book.ts'
import { ask } from '../../../../sync/book/question/ask.ts'
import { find } from '../../../../sync/book/question/find.ts'
import { areOfSets } from '../../../../sync/book/question/rows-meeting.ts'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { SORT_BY } from '../../../../sync/domain/sort.ts'
import { makeBase } from '../../../make/book.ts'
import { anyOverlaidBook } from '../../../make/overlaid-book.ts'

const anyBound = fc.constantFrom(null, -1, 0, 0.41, 0.5, 0.9, 1, 24, 32, 1990, 2010, 50_000, 100_000)

const anyCriterion: fc.Arbitrary<Criterion> = fc.oneof(
  fc.record({
    kind: fc.constant('range' as const),
    field: fc.constantFrom('rentPerSf', 'squareFootage', 'clearHeight', 'yearBuilt', 'latitude', 'salePrice'),
    min: anyBound,
    max: anyBound,
    exclusiveMin: fc.boolean(),
    exclusiveMax: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('word' as const),
    field: fc.constantFrom('propertyType', 'city', 'leaseType'),
    anyOf: fc.subarray(['Houston', 'KATY', 'Warehouse', 'office', 'NNN', 'Nowhere'], { minLength: 1 }),
    not: fc.boolean(),
  }),
) as fc.Arbitrary<Criterion>

test('what is found in sets, and the first of it, is what judging every property one by one finds', () => {
  fc.assert(
    fc.property(
      anyOverlaidBook,
      fc.array(fc.array(anyCriterion, { maxLength: 4 }), { minLength: 1, maxLength: 3 }),
      fc.constantFrom(...SORT_BY, 'relevance' as const),
      fc.nat(40),
      ({ book }, questions, sort, limit) => {
        for (const criteria of questions) {
          expect(areOfSets(criteria)).toBe(true)
          const all = ask(book, { criteria, sort })
          const first = find(book, { criteria, sort }, limit)
          expect(first.found).toBe(all.found)
          expect([...first.slots]).toEqual([...all.slots.subarray(0, limit)])
          expect([...find(book, { criteria, sort }).slots]).toEqual([...all.slots])
        }
      },
    ),
    { numRuns: 300 },
  )
})

test('a range of a large book begins and ends at the very figures, wherever they stand among the others', () => {
  const properties = [...sampleProperties({ seed: 3, count: 1_000 })].sort((a, b) => (a.id < b.id ? -1 : 1))
  const book = overlay(makeBase(1, properties), [])
  const rents = [...new Set(properties.map((p) => p.rentPerSf))].filter((rent) => rent !== null)
  for (const [i, min] of rents.entries()) {
    const max = rents[(i * 7) % rents.length] as number
    const expected = properties.filter(
      ({ rentPerSf }) => rentPerSf !== null && rentPerSf >= min && rentPerSf <= max,
    ).length
    const criteria: Criterion[] = [{ kind: 'range', field: 'rentPerSf', min, max }]
    expect(find(book, { criteria, sort: 'sqft_desc' }, 0).found).toBe(expected)
  }
})
