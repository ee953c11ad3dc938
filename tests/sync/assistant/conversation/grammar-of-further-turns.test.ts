import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstTalk, NO_TALK, nextTalk } from '../../../../sync/assistant/conversation/next-talk.ts'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { built, city, clear, rent, size, under, vocabulary } from '../../domain/query/query-vocabulary.ts'

function read(words: string) {
  const { criteria, sort, limit = null } = parseQuery(words, vocabulary, '2026-11-22')
  return { criteria: criteria.map(({ criterion }) => criterion), sort, limit }
}
const after = (first: string, turn: string, before = NO_TALK) =>
  nextTalk({ vocabulary, read }, firstTalk(read(first)), before, turn).criteria
const oneOf = fc.constantFrom
const expectAfter = (first: string, turn: string, criteria: Criterion[]) =>
  expect({ first, turn, criteria: new Set(after(first, turn)) }).toEqual({
    first,
    turn,
    criteria: new Set(criteria),
  })

test('what is larger, older or dearer is let in, as far as is said', () => {
  const fine = oneOf('is ok', 'is fine', 'is okay')
  fc.assert(
    fc.property(
      fc.integer({ min: 61, max: 99 }),
      fine,
      oneOf(', say to', ' up to', ', to'),
      (most, ok, to) => {
        expectAfter('40k to 60k in Katy', `a little bigger ${ok}${to} ${most}k`, [
          size(40_000, most * 1_000),
          city('Katy'),
        ])
      },
    ),
  )
  expectAfter('40k to 60k in Katy', 'smaller is ok down to 30k', [size(30_000, 60_000), city('Katy')])
  expectAfter('built after 2000 in Katy', 'older is fine, back to 1990', [built(1990, null), city('Katy')])
  expectAfter('under $1.00 in Katy', 'higher is ok, up to 1.20', [rent(null, 1.2), city('Katy')])
  expectAfter('40k to 60k in Katy', 'bigger is ok', [size(40_000, null), city('Katy')])
})

test('undoing one thing drops it, and undoing alone goes back', () => {
  const first = 'under $1.00, 32 clear in Katy'
  for (const the of ['the', 'my', 'our']) {
    expectAfter(first, `undo ${the} price`, [clear(32, null), city('Katy')])
    expectAfter(first, `undo ${the} clear height`, [under(rent(null, 1)), city('Katy')])
  }
  const before = firstTalk(read('Katy'))
  for (const back of ['undo', 'undo that', 'undo the last change', 'undo the change'])
    expect({ back, criteria: after(first, back, before) }).toEqual({ back, criteria: [city('Katy')] })
})
