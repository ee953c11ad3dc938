import { expect, test } from 'vitest'
import { mostEdits, rankKeys, similarityKey } from '../../../../sync/search/lists/rank-keys.ts'

test('no number of edits that would be better than a key is ruled out, and hardly any other is let through', () => {
  const problems: string[] = []
  for (let length = 1; length <= 24; length++) {
    const { scale, wordPrefix } = rankKeys(length)
    for (let key = 0; key < wordPrefix; key++) {
      for (let longer = length; longer <= 2 * length; longer++) {
        const allowed = mostEdits(scale, key, longer)
        const better = (edits: number): boolean => similarityKey(scale, edits, longer) > key
        const isTooFew = allowed < longer >> 1 && better(allowed + 1)
        const isTooMany = allowed > longer >> 1 || (allowed > 0 && !better(allowed - 1))
        if (isTooFew || isTooMany) problems.push(`${allowed} of ${longer} for key ${key} of ${length}`)
      }
    }
  }
  expect(problems).toEqual([])
})
