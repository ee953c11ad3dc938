import { expect, test } from 'vitest'
import { rankKeys, similarityKey } from '../../../sync/search/lists/rank-keys.ts'
import { toHits } from '../../../sync/search/to-hits.ts'

/** All keys of a query, best first. */
function keysOf(length: number): number[] {
  const { scale, wordPrefix, substring } = rankKeys(length)
  const keys = new Set([substring, wordPrefix])
  for (let longer = length; longer <= 2 * length; longer++) {
    for (let edits = 1; edits <= longer / 2; edits++) keys.add(similarityKey(scale, edits, longer))
  }
  return [...keys].sort((a, b) => b - a)
}

test.each([1, 2, 7, 180, 181, 200])(
  'a better key has a better score and a higher rank (%i units)',
  (length) => {
    const keys = keysOf(length)
    const { ranks, scores } = toHits(Uint32Array.of(0, ...keys), rankKeys(length))
    const ranked = Array.from(ranks.subarray(1))
    const scored = ranked.map((rank) => scores[rank] ?? Number.NaN)
    expect([ranks[0], scores[0], scored[0], scored[1], scored.at(-1)]).toEqual([0, 0, 1, 0.8, 0.3])
    expect([ranked, scored]).toEqual([
      [...new Set(ranked)].sort((a, b) => b - a),
      [...new Set(scored)].sort((a, b) => b - a),
    ])
  },
)

test('where there are more scores than ranks, the lowest share one', () => {
  const keys = keysOf(420).slice(0, 70_000)
  const { ranks, scores } = toHits(Uint32Array.from(keys), rankKeys(420))
  expect(keys.length).toBe(70_000)
  expect([ranks[0], ranks[1], ranks[65_534], ranks[65_535], ranks[69_999]]).toEqual([65_535, 65_534, 1, 1, 1])
  expect(scores.length).toBe(65_536)
})
