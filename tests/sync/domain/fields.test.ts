import { expect, test } from 'vitest'
import { FLAG_FIELDS, NUMBER_FIELDS, STRING_FIELD_NAMES } from '../../../sync/columns/book-fields.ts'
import { EMPTY_PROPERTY } from '../../../sync/domain/fields/empty-property.ts'
import { fieldOf } from '../../../sync/domain/fields/field-list.ts'
import { unitOf } from '../../../sync/domain/fields/figure-units.ts'
import { FIELDS, type FieldName } from '../../../sync/domain/fields.ts'
import { type ImportedProperty, type Property, property, UNCHANGED } from '../../../sync/domain/property.ts'

const NAMES = Object.keys(FIELDS) as FieldName[]

test('every field of a property has its entry, and is a column of one kind', () => {
  const fields = Object.keys(property.shape).sort()
  expect([...NAMES].sort()).toEqual(fields)
  expect([...STRING_FIELD_NAMES, ...NUMBER_FIELDS, ...FLAG_FIELDS].sort()).toEqual(fields)
})

test('a property of which nothing is known is one once the store has named it', () => {
  const stored: Omit<Property, keyof ImportedProperty> = {
    id: 'p1',
    sourceSheet: 'Sheet1',
    createdAt: 0,
    ...UNCHANGED,
  }
  expect(property.safeParse({ ...EMPTY_PROPERTY, ...stored })).toMatchObject({ success: true })
  expect(Object.keys(EMPTY_PROPERTY)).toHaveLength(NAMES.length - Object.keys(stored).length)
})

test('no two fields share a header or a label', () => {
  const headers = NAMES.flatMap((name) => fieldOf(name).header ?? [])
  const labels = NAMES.map((name) => fieldOf(name).label)
  expect([new Set(headers).size, new Set(labels).size]).toEqual([headers.length, labels.length])
})

test('one of a unit is not several', () => {
  const shown = (['tons', 'months', 'acres', 'feet'] as const).map((unit) => {
    const { show } = unitOf(unit)
    return [show(1, 'month'), show(2.5, 'month'), show(null, 'month')]
  })
  expect(shown).toEqual([
    ['1 ton', '2.5 tons', 'N/A'],
    ['1 month', '2.5 months', 'N/A'],
    ['1 acre', '2.5 acres', 'N/A'],
    ['1 ft', '2.5 ft', 'N/A'],
  ])
})
