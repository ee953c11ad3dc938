import { expect, test } from 'vitest'
import { type ChromeFacts, NOTHING_KNOWN } from '../../web/ui/chrome/chrome-facts.ts'
import { initials, sourceWords, statusOf } from '../../web/ui/chrome/chrome-words.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const KNOWN: ChromeFacts = {
  consoleUrl: null,
  properties: 2846,
  lastSyncAt: NOW - 2 * 3_600_000,
  connection: 'live',
}

test('the header says how large and how fresh the book is', () => {
  expect(statusOf(KNOWN, NOW)).toEqual({
    tone: 'good',
    words: '2,846 properties · synced about 2 hours ago',
    short: '2 h ago',
  })
})

test('what is not known yet is left out', () => {
  expect([
    statusOf(NOTHING_KNOWN, NOW).words,
    statusOf({ ...KNOWN, lastSyncAt: null, properties: 1 }, NOW).words,
  ]).toEqual(['', '1 property'])
})

test('the header says what is not fine', () => {
  expect(statusOf({ ...KNOWN, connection: 'offline' }, NOW)).toEqual({
    tone: 'warn',
    words: 'Offline',
    short: 'Offline',
  })
})

test('the foot of the page says where the data comes from', () => {
  const source = 'Property data comes from Google Sheets and syncs automatically every 24 hours.'
  expect([
    sourceWords(KNOWN, NOW),
    sourceWords({ ...KNOWN, lastSyncAt: null }, NOW),
    sourceWords(NOTHING_KNOWN, NOW),
  ]).toEqual([
    `${source} Last sync about 2 hours ago, 2,846 properties.`,
    `${source} 2,846 properties.`,
    source,
  ])
})

test('initials are those of the first and the last name', () => {
  expect(['Maria Torres', ' ana  de la cruz ', 'Cher', ''].map(initials)).toEqual(['MT', 'AC', 'C', ''])
})
