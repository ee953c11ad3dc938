import { expect, test } from 'vitest'
import { CallError } from '../../../web/data/requests/call.ts'
import {
  completedSentence,
  failureWords,
  foundHeading,
  shownSentence,
} from '../../../web/proximity/proximity-words.ts'

test.each([
  [
    new CallError(404, '{"message":"Could not find the address."}', ''),
    'Address not found. Please check the spelling or try coordinates instead.',
  ],
  [
    new CallError(400, '{"message":"Please enter either an address or coordinates to search."}', ''),
    'Please provide either an address or coordinates to search.',
  ],
  [
    new CallError(500, '<html>', 'Internal Server Error'),
    'Search failed. Please try again or use coordinates instead.',
  ],
  [
    new CallError(429, '', 'Too Many Requests'),
    'Search failed. Please try again or use coordinates instead.',
  ],
  [new TypeError('Failed to fetch'), 'Search failed. Please try again or use coordinates instead.'],
  ['nothing', 'Search failed. Please try again or use coordinates instead.'],
])('%s is told in the words of the catalog', (error, words) => {
  expect(failureWords(error)).toBe(words)
})

test('counts are said with their noun', () => {
  expect([foundHeading(1), foundHeading(1560)]).toEqual(['1 Property Found', '1,560 Properties Found'])
  expect(shownSentence(1, 32)).toBe('1 of 32 properties shown')
  expect(completedSentence(1, 1, 'Katy, TX')).toBe('1 property within 1.0 mile of Katy, TX')
})
