import { expect, test } from 'vitest'
import { customFields } from '../../../../sync/domain/fields/custom-fields.ts'
import type { Cell } from '../../../../sync/sheets/model/cell.ts'
import { additionalFacts } from '../../../../web/property/dialog/facts/facts.ts'
import { makeProperty } from '../../../make/property.ts'
import { readOneRow } from '../read-one-row.ts'

function customOf(row: Readonly<Record<string, Cell>>): string | null {
  const outcome = readOneRow({ Address: '1 A St', ...row })
  return outcome.kind === 'property' ? outcome.property.custom : null
}

test('a column of no field is kept under its name, and said in the dialog', () => {
  const custom = customOf({ 'Roof: Type': 'TPO\n2019', 'Days on Market': 45, NOI: '-', SF: 12_000 })
  expect(custom).toBe('Roof Type: TPO 2019\nDays on Market: 45')
  expect(additionalFacts(makeProperty({ custom })).slice(-2)).toEqual([
    { label: 'Roof Type', value: 'TPO 2019', field: 'custom.Roof Type' },
    { label: 'Days on Market', value: '45', field: 'custom.Days on Market' },
  ])
})

test('a column that gives way to a better one is kept as well', () => {
  expect(customOf({ Rent: 0.95, 'Start Rent': 0.9 })).toBe('Start Rent: 0.9')
})

test('what a file of ours has in its column of other columns is taken apart again', () => {
  const custom = 'Roof: TPO\nDays on Market: 45'
  expect(customFields(customOf({ 'Other Columns': custom, NOI: 9 }))).toEqual([
    { name: 'Roof', value: 'TPO' },
    { name: 'Days on Market', value: '45' },
    { name: 'NOI', value: '9' },
  ])
})

test('a long value is cut, and a row keeps no more than a few thousand characters', () => {
  const wide = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`Column ${i}`, 'yz'.repeat(250)]))
  const kept = customOf(wide) ?? ''
  expect(kept.length).toBeLessThan(5000)
  expect(kept.split('\n')[0]).toBe(`Column 0: ${'yz'.repeat(100)}`)
})
