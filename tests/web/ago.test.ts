import { formatDistance } from 'date-fns'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ago, agoInShort } from '../../web/ui/ago.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const NOW = Date.UTC(2026, 10, 21, 12)

test('up to eleven months, times read as date-fns writes them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 330 * 24 * 60 }), (minutes) => {
      const time = NOW - minutes * MINUTE
      expect(ago(time, NOW)).toBe(formatDistance(time, NOW, { addSuffix: true }))
    }),
    { numRuns: 2000 },
  )
})

test('a time that the server sets ahead of the browser is now', () => {
  expect([ago(NOW + 5 * MINUTE, NOW), agoInShort(NOW + 5 * MINUTE, NOW)]).toEqual([
    'less than a minute ago',
    '0 min ago',
  ])
})

test('phones get the same time in short', () => {
  const short = [4 * MINUTE, 2 * 60 * MINUTE + 4 * MINUTE, 3 * DAY].map((age) => agoInShort(NOW - age, NOW))
  expect(short).toEqual(['4 min ago', '2 h ago', '3 d ago'])
})
