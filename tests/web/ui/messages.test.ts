import { expect, test } from 'vitest'
import { MESSAGES, searchFailureWords } from '../../../web/ui/messages.ts'

test('a failed search is told in the words of the catalog', () => {
  const words = [
    new TypeError('Failed to fetch'),
    new TypeError('Load failed'),
    new DOMException('The operation timed out.', 'TimeoutError'),
    new TypeError('NetworkError when attempting to fetch resource.'),
    new Error('A question has at most 31 criteria.'),
    new Error(''),
    undefined,
  ].map(searchFailureWords)
  expect(words).toEqual([
    MESSAGES.searchUnreachable,
    MESSAGES.searchUnreachable,
    MESSAGES.searchTimeout,
    MESSAGES.searchNetwork,
    'A question has at most 31 criteria.',
    MESSAGES.searchOther,
    MESSAGES.searchOther,
  ])
})
