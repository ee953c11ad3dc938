import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOneEdit, oneEditIndex } from '../../../../../sync/domain/query/words/one-edit.ts'

const anyWord = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), maxLength: 7 })
const LETTERS = ['a', 'b', 'c', ' ']

/** Every word one edit away, by making each edit. */
function edits(word: string): Set<string> {
  const all = new Set<string>()
  for (let i = 0; i <= word.length; i++) {
    const [head, tail] = [word.slice(0, i), word.slice(i)]
    for (const letter of LETTERS) all.add(head + letter + tail)
    if (tail === '') continue
    all.add(head + tail.slice(1))
    for (const letter of LETTERS) all.add(head + letter + tail.slice(1))
    if (tail.length > 1) all.add(head + tail.charAt(1) + tail.charAt(0) + tail.slice(2))
  }
  all.delete(word)
  return all
}

test('one edit is one letter changed, dropped, added or swapped with its neighbor', () => {
  fc.assert(
    fc.property(anyWord, anyWord, (a, b) => {
      expect(isOneEdit(a, b)).toBe(edits(a).has(b))
    }),
    { numRuns: 2_000 },
  )
})

test('the index finds every key one edit away', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyWord, { maxLength: 30 }),
      anyWord.filter((word) => word.length > 2),
      (keys, word) => {
        expect([...oneEditIndex(keys).near(word)].sort()).toEqual(
          keys.filter((key) => isOneEdit(word, key)).sort(),
        )
      },
    ),
    { numRuns: 500 },
  )
})
