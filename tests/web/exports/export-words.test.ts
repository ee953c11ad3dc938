import { expect, test } from 'vitest'
import type { DocumentFormat } from '../../../sync/documents/model/document-format.ts'
import {
  compsExportWords,
  type ExportedComps,
  SEARCH_EXPORT,
  whyNotExport,
} from '../../../web/exports/export-words.ts'
import { today } from '../../../web/exports/today.ts'

test('the search page says the specification’s sentences', () => {
  expect([SEARCH_EXPORT.done('properties-2026-11-21.csv'), SEARCH_EXPORT.failed]).toEqual([
    { title: 'Export successful', description: 'Downloaded properties-2026-11-21.csv' },
    { title: 'Export failed', description: 'Failed to export properties. Please try again.' },
  ])
})

test('proximity and comp lists say theirs', () => {
  const failed = (format: DocumentFormat, of: ExportedComps) => compsExportWords(format, of).failed
  expect([failed('csv', 'comp list'), failed('html', 'comp list'), failed('pdf', 'proximity')]).toEqual([
    { title: 'Export Failed', description: 'Unable to export CSV. Please try again.' },
    { title: 'Table Export Failed', description: 'Unable to generate HTML report. Please try again.' },
    { title: 'Export Failed', description: 'Unable to export PDF comp report. Please try again.' },
  ])
  expect(failed('pdf', 'comp list')).toEqual({ title: 'Error', description: 'Failed to export comp list' })
  expect(compsExportWords('csv', 'proximity').done('a.csv').title).toBe('Export Started')
})

test('an export that cannot be started says why', () => {
  expect([whyNotExport(5, false), whyNotExport(0, false), whyNotExport(5, true)]).toEqual([
    undefined,
    'There are no properties to export',
    'An export is running',
  ])
})

test('a document is of the day where its maker is', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
