import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textRanks } from '../../../../sync/book/base-order/text-ranks.ts'

const encoder = new TextEncoder()

function columnOf(texts: readonly string[]) {
  const parts = texts.map((text) => encoder.encode(text))
  const offsets = new Uint32Array(texts.length + 1)
  for (const [at, part] of parts.entries()) offsets[at + 1] = (offsets[at] as number) + part.length
  return { bytes: Uint8Array.from(parts.flatMap((part) => [...part])), offsets, codes: null }
}

/** By the rule itself: lower-cased strings as the language compares them. */
function ranksByRule(texts: readonly string[]): number[] {
  const lower = texts.map((text) => text.toLowerCase())
  const places = new Map([...new Set(lower)].sort().map((text, place) => [text, place]))
  return lower.map((text) => places.get(text) as number)
}

/** Few letters and long beginnings that many share; beyond ASCII all that grows, shrinks or changes place in lower case. */
const letters = fc.constantFrom(
  'a',
  'A',
  'b',
  'Z',
  ' ',
  '9',
  'é',
  'É',
  'İ',
  'K',
  'ẞ',
  'Σ',
  '中',
  '\uffee',
  '😀',
  '𐐀',
)
const anyText = fc
  .tuple(
    fc.constantFrom('', 'Tanner Road Industrial Park ', 'TANNER ROAD '),
    fc.array(letters, { maxLength: 9 }),
  )
  .map(([beginning, rest]) => (beginning + rest.join('')).toWellFormed())

test('texts are ranked as their lower-cased letters compare, in any script', () => {
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 60 }), (texts) => {
      expect([...textRanks(columnOf(texts))]).toEqual(ranksByRule(texts))
    }),
  )
})

test('so are many texts of one beginning, and many that are equal', () => {
  const texts = Array.from(
    { length: 20_000 },
    (_, at) => `${at % 3 === 0 ? 'BUILDING' : 'Building'} ${(at * 7919) % 9000}${at % 11 === 0 ? ' é' : ''}`,
  )
  expect([...textRanks(columnOf(texts))]).toEqual(ranksByRule(texts))
})
