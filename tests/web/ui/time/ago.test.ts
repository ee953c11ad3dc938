import { formatDistance } from 'date-fns'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ago, agoInShort } from '../../../../web/ui/time/ago.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const NOW = Date.UTC(2026, 10, 21, 12)

test('times read as the specification words them', () => {
  const ages = [20_000, 5 * MINUTE, 2 * 60 * MINUTE, 3 * DAY, 400 * DAY]
  expect(ages.map((age) => ago(NOW - age, NOW))).toEqual([
    'less than a minute ago',
    '5 minutes ago',
    'about 2 hours ago',
    '3 days ago',
    'about 1 year ago',
  ])
})

test('times of up to 11 months read as date-fns words them, and of many years where no quarter is near', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 330 * 24 * 3600 }), (seconds) => {
      const time = NOW - seconds * 1000
      expect(ago(time, NOW)).toBe(formatDistance(time, NOW, { addSuffix: true }))
    }),
  )
  for (const years of [1.1, 1.5, 1.9, 2.1, 3.5, 4.9, 12.1]) {
    const time = NOW - years * 365.25 * DAY
    expect(ago(time, NOW)).toBe(formatDistance(time, NOW, { addSuffix: true }))
  }
})

test('a time that the server sets ahead of the browser is now', () => {
  expect([ago(NOW + 5 * MINUTE, NOW), agoInShort(NOW + 5 * MINUTE, NOW)]).toEqual([
    'less than a minute ago',
    'just now',
  ])
})

test('phones get the same time in short', () => {
  const short = [4 * MINUTE, 2 * 60 * MINUTE + 4 * MINUTE, 3 * DAY].map((age) => agoInShort(NOW - age, NOW))
  expect(short).toEqual(['4 min ago', '2 h ago', '3 d ago'])
})
