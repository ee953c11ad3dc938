import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findLowered, loweredPattern } from '../../../../sync/search/matching/lowered-pattern.ts'

const encoder = new TextEncoder()

/** Few letters, and bytes that differ from them only in the bits that tell upper from lower case. */
const letters = fc.constantFrom(...Array.from('aabBaA!1@` ñ–'))
const ascii = fc.constantFrom(...Array.from('aab!1@` '))
const joined = (unit: fc.Arbitrary<string>, minLength: number, maxLength: number) =>
  fc.array(unit, { minLength, maxLength }).map((units) => units.join(''))

test('a pattern is found in text of either case where the lower-cased text contains it, and only there', () => {
  fc.assert(
    fc.property(
      joined(letters, 0, 40),
      joined(letters, 0, 12),
      joined(ascii, 1, 7),
      (text, around, asked) => {
        const bytes = encoder.encode(around + text + around)
        const from = encoder.encode(around).length
        const pattern = loweredPattern(encoder.encode(asked))
        expect(findLowered(bytes, from, bytes.length - from, pattern)).toBe(
          text.toLowerCase().includes(asked),
        )
      },
    ),
    { numRuns: 2000 },
  )
})

test('a pattern of more than 256 bytes is found', () => {
  const asked = `q${'a'.repeat(300)}`
  const pattern = loweredPattern(encoder.encode(asked))
  const find = (text: string) => findLowered(encoder.encode(text), 0, text.length, pattern)
  expect([
    find('A'.repeat(300) + asked.toUpperCase()),
    find('a'.repeat(700)),
    find(`${asked.slice(1)}q`),
  ]).toEqual([true, false, false])
})
