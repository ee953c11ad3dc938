import { expect, test } from 'vitest'
import { sourceFailureWords } from '../../../web/data/property-source.ts'
import { CallError } from '../../../web/data/requests/call.ts'
import { inWords, syncFailureWords } from '../../../web/sync-run/use-sync-run.ts'

test('a sync is told with what was read, what was not, and how large the book is', () => {
  expect(inWords({ count: 2846, source: 'houston, north', failures: [] })).toBe(
    '2,846 properties. Read: houston, north.',
  )
  expect(inWords({ count: 1, source: '', failures: [] })).toBe('1 property. No imported file to read again.')
  expect(
    inWords({ count: 10, source: '', failures: [{ source: 'south', reason: 'It is no longer there.' }] }),
  ).toBe('10 properties. south: It is no longer there.')
})

test('what the server answers in place of a sync or a source is shown as its status, a colon and its body', () => {
  const refused = new CallError(500, 'The disk is full.', 'Internal Server Error')
  const empty = new CallError(502, '', 'Bad Gateway')
  for (const wordsOf of [syncFailureWords, sourceFailureWords]) {
    expect([wordsOf(refused), wordsOf(empty)]).toEqual(['500: The disk is full.', '502: Bad Gateway'])
  }
  const unreachable = new TypeError('Failed to fetch')
  expect([syncFailureWords(unreachable), sourceFailureWords(unreachable)]).toEqual([
    'Failed to sync data from Google Sheets. Please try again.',
    "The source is on the server, which can't be reached right now.",
  ])
})
