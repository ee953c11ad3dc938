import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderByRank } from '../../../sync/search/order-by-rank.ts'

test('rows come best first, those of the same rank in the order given, without rows that are out', () => {
  // Most of one rank, none or of any.
  const ranksOf = fc
    .tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 40 }))
    .chain(([usual, often]) =>
      fc.array(
        fc.oneof(
          { weight: often, arbitrary: fc.constant(usual) },
          { weight: 1, arbitrary: fc.integer({ min: 0, max: 5 }) },
        ),
        { maxLength: 400 },
      ),
    )
  fc.assert(
    fc.property(
      ranksOf,
      fc.infiniteStream(fc.constantFrom(0, 0, 0, 1, -(2 ** 31))),
      fc.infiniteStream(fc.nat()),
      (given, marked, keys) => {
        const ranks = Uint16Array.from(given)
        const marks = given.map(() => marked.next().value)
        const key = given.map(() => keys.next().value)
        const order = Array.from(given.keys()).sort((a, b) => (key[a] ?? 0) - (key[b] ?? 0))
        const hits = { ranks, scores: new Float64Array(6) }
        const ordered = orderByRank(hits, Int32Array.from(marks), Uint32Array.from(order))
        const expected = order.filter((row) => given[row] !== 0 && marks[row] === 0)
        expect(Array.from(ordered)).toEqual(expected.sort((a, b) => (given[b] ?? 0) - (given[a] ?? 0)))
      },
    ),
  )
})

test('a row the order does not name is left out, whether many rows are found or few', () => {
  const [marks, order] = [new Int32Array(3), Uint32Array.of(2, 0)]
  const scores = Float64Array.of(0, 0.5, 1)
  expect(Array.from(orderByRank({ ranks: Uint16Array.of(1, 2, 2), scores }, marks, order))).toEqual([2, 0])
  expect(Array.from(orderByRank({ ranks: Uint16Array.of(0, 2, 2), scores }, marks, order))).toEqual([2])
})
