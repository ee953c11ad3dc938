import { expect, test } from 'vitest'
import { foundSentence } from '../../../../web/search/results/found-sentence.ts'

test('the sentence says whether the book was narrowed', () => {
  expect(foundSentence(37, true)).toBe('Found 37 properties matching your criteria')
  expect(foundSentence(2846, false)).toBe('Found 2,846 properties available')
  expect(foundSentence(1, true)).toBe('Found 1 property matching your criteria')
  expect(foundSentence(0, true)).toBe('Found 0 properties matching your criteria')
})
