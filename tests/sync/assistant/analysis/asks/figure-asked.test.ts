import { expect, test } from 'vitest'
import { figureAsked } from '../../../../../sync/assistant/analysis/asks/figure-asked.ts'

test('a figure without words of its own is asked for by the nouns that criteria name it by', () => {
  for (const words of ['average parking ratio', 'highest parking density', 'parking ratios by landlord']) {
    expect([words, figureAsked(words)?.value]).toEqual([words, 'parkingRatio'])
  }
})

test('a figure that is named by the words of another is that other', () => {
  expect(figureAsked('average asking rent')?.value).toBe('rentPerSf')
  expect(figureAsked('average effective rent')?.value).toBe('netEffectiveRent')
})
