import { expect, test } from 'vitest'
import type { ApiSource } from '../../../sync/api/sources.ts'
import { placeWords } from '../../../web/sources/source-words.ts'

const SOURCE: ApiSource = {
  id: 1,
  name: 'Q4 lease comps',
  kind: 'file',
  place: 'Q4 lease comps.xlsx',
  tabs: null,
  sheets: ['Comps 2026'],
  fileBytes: 1_887_437,
  address: null,
  properties: 378,
  run: null,
  running: null,
  triedAt: null,
  everyHours: null,
  nextRunAt: null,
  pausedAt: null,
  pausedBy: null,
  failingSince: null,
  tries: 0,
  failure: null,
  failureAnswer: null,
  rejected: 0,
  addedBy: null,
  isOwn: true,
  canRun: true,
  decisions: null,
}

test('a source says what its file is, how large, and which tabs its rows come from', () => {
  expect(placeWords(SOURCE)).toBe('Uploaded file · XLSX, 1.8 MB · tab “Comps 2026”')
  expect(placeWords({ ...SOURCE, name: 'Renewals', sheets: ['A', 'B', 'C', 'D'] })).toBe(
    'Uploaded file · Q4 lease comps.xlsx · XLSX, 1.8 MB · 4 tabs',
  )
})

test('the only sheet of a CSV is its file, and is not named again', () => {
  const csv = { ...SOURCE, place: 'comps.csv', sheets: ['comps'], fileBytes: 5_120 }
  expect(placeWords(csv)).toBe('Uploaded file · comps.csv · CSV, 5 KB')
  const feed: ApiSource = { ...csv, kind: 'url', place: 'data.example.com', sheets: ['avail'] }
  expect(placeWords(feed)).toBe('File at a web address · data.example.com · 5 KB')
})

test('of a sheet those tabs are named that were chosen, else those that were read', () => {
  const sheet: ApiSource = { ...SOURCE, kind: 'google-sheet', place: SOURCE.name, fileBytes: null }
  expect(placeWords({ ...sheet, tabs: ['Leases', 'Owned'] })).toBe('Google Sheets · tabs “Leases”, “Owned”')
  expect(placeWords({ ...sheet, sheets: ['Leases'] })).toBe('Google Sheets · tab “Leases”')
})

test('what is not known of a file is left out', () => {
  expect(placeWords({ ...SOURCE, sheets: [], fileBytes: null })).toBe('Uploaded file · XLSX')
})
