import { expect, test } from 'vitest'
import { type ChromeFacts, NOTHING_KNOWN } from '../../../../web/ui/chrome/chrome-facts.ts'
import { initials, sourceWords, statusOf } from '../../../../web/ui/chrome/chrome-words.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const KNOWN: ChromeFacts = {
  consoleUrl: null,
  properties: 2846,
  lastSyncAt: NOW - 2 * 3_600_000,
  sources: [{ kind: 'sample', name: 'sample.xlsx', isDaily: false }],
  failingSources: null,
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

const file = (name: string) => ({ kind: 'file', name, isDaily: false }) as const
const sheet = (isDaily: boolean) => ({ kind: 'google-sheet', name: 'Comps', isDaily }) as const

test.each<[because: string, facts: Partial<ChromeFacts>, words: string]>([
  [
    'the sample workbook is named',
    {},
    'Property data comes from the sample workbook. Last sync about 2 hours ago, 2,846 properties.',
  ],
  [
    'files are named as they are called',
    { sources: [file('Deals 2026.xlsx'), file('north.csv')], lastSyncAt: null },
    'Property data comes from Deals 2026.xlsx and north.csv. 2,846 properties.',
  ],
  [
    'of many the last read are named',
    { sources: ['a.csv', 'b.csv', 'c.csv', 'd.csv'].map(file), lastSyncAt: null },
    'Property data comes from a.csv, b.csv and 2 more. 2,846 properties.',
  ],
  [
    'Google Sheets that are read every day are, in the words of the specification',
    { sources: [sheet(true), sheet(true)], lastSyncAt: null, properties: null },
    'Property data comes from Google Sheets and syncs automatically every 24 hours.',
  ],
  [
    'no schedule is claimed where one of the sources has none',
    { sources: [sheet(true), file('a.csv')], lastSyncAt: null, properties: null },
    'Property data comes from Google Sheets and a.csv.',
  ],
  [
    'without properties it says how to get them in',
    { sources: [], properties: 0 },
    'No properties yet. Import a CSV or Excel file with: npm run import -- FILE',
  ],
  ['what is not known yet is left out', { sources: null }, 'Last sync about 2 hours ago, 2,846 properties.'],
])('the foot of the page says where the data really comes from: %s', (_because, facts, words) => {
  expect(sourceWords({ ...KNOWN, ...facts }, NOW)).toBe(words)
})

test('the foot of the page says nothing before anything is known', () => {
  expect(sourceWords(NOTHING_KNOWN, NOW)).toBe('')
})

test('initials are those of the first and the last name', () => {
  expect(['Maria Torres', ' ana  de la cruz ', 'Cher', ''].map(initials)).toEqual(['MT', 'AC', 'C', ''])
})

test('the header says how many sources fail, and leads to them', () => {
  expect(statusOf({ ...KNOWN, failingSources: 1 }, NOW)).toEqual({
    tone: 'warn',
    words: '2,846 properties · synced about 2 hours ago · 1 source failing',
    short: '1 failing',
    leadsToSources: true,
  })
  expect(statusOf({ ...KNOWN, failingSources: 0 }, NOW).leadsToSources).toBeUndefined()
})
