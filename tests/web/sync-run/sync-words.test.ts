import { expect, test } from 'vitest'
import { inWords } from '../../../web/sync-run/sync-words.ts'

test('a sync is told with what was read, what was not, and how large the book is', () => {
  expect(inWords({ count: 2846, source: 'houston, north', failures: [] })).toBe(
    '2,846 properties. Read: houston, north.',
  )
  expect(inWords({ count: 1, source: '', failures: [] })).toBe('1 property. No imported file to read again.')
  expect(
    inWords({ count: 10, source: '', failures: [{ source: 'south', reason: 'It is no longer there.' }] }),
  ).toBe('10 properties. south: It is no longer there.')
})
