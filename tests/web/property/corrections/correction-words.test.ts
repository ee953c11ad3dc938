import { describe, expect, test } from 'vitest'
import type { FieldName } from '../../../../sync/domain/fields.ts'
import type { PropertyValue } from '../../../../sync/domain/property.ts'
import { readTyped } from '../../../../sync/sheets/typed/read-typed.ts'
import { sourceNews, typedAs } from '../../../../web/property/corrections/correction-words.ts'

describe('what the form begins with is read as the value it stands for', () => {
  test.each<[FieldName, PropertyValue]>([
    ['rentPerSf', 0.95],
    ['rentPerSf', 1.175],
    ['leaseTerm', 37],
    ['landSizeAcres', 4.25],
    ['squareFootage', 154_700],
    ['rail', false],
    ['dateSigned', '2025-Q3'],
    ['commencement', '2025-03-14'],
    ['capRate', 6.5],
    ['rentEscalationPct', 3],
    ['propertyType', 'Warehouse'],
    ['notes', 'One line.\nAnother.'],
    ['clearHeight', null],
  ])('%s %j', (field, value) => {
    for (const unit of ['month', 'year'] as const) {
      expect(readTyped(field, typedAs(field, value, unit), {}, 2026)).toMatchObject({ kind: 'value', value })
    }
  })
})

test('a source that changes under a correction is told of: it agrees by now, or still differs', () => {
  const now = 1_800_000_000_000
  const correction = { value: 0.95, sourceWas: 0.93, sourceValue: 0.93, sourceChangedAt: null }
  const news = (part: object) => sourceNews({ ...correction, ...part }, 'rentPerSf', 'month', now)
  expect(news({})).toBeNull()
  const sourceChangedAt = now - 3 * 3_600_000
  expect(news({ sourceValue: 0.96, sourceChangedAt })).toEqual({
    agrees: false,
    sentence: 'The source changed about 3 hours ago from $0.93; it still differs.',
  })
  expect(news({ sourceValue: 0.95, sourceChangedAt })).toEqual({
    agrees: true,
    sentence: 'The source now says the same.',
  })
})
