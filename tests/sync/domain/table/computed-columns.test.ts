import { expect, test } from 'vitest'
import { cellText } from '../../../../sync/domain/table/cell-text.ts'
import { columnHead, columnName, isTableColumn } from '../../../../sync/domain/table/table-column.ts'
import { makeProperty } from '../../../make/property.ts'

const LEASE = makeProperty({
  rentPerSf: 1,
  leaseTerm: 60,
  rentEscalationPct: 0,
  freeRentMonths: 3,
  tiPerSf: 6,
  leaseType: 'NNN',
})

test('tables have columns of the rents that follow from a lease', () => {
  expect(isTableColumn('netEffectiveRent')).toBe(true)
  expect(columnName('netEffectiveRent')).toBe('Net effective rent')
  expect(columnHead('netEffectiveRent', 'year')).toBe('NER /SF/yr')
  expect(cellText(LEASE, 'netEffectiveRent', 'month')).toBe('$0.85')
  expect(cellText(LEASE, 'netEffectiveRent', 'year')).toBe('$10.20')
})

test('where such a rent cannot be worked out, its cell says what is missing', () => {
  expect(cellText({ ...LEASE, tiPerSf: null }, 'netEffectiveRent', 'month')).toBe('no TI')
  expect(cellText(LEASE, 'grossRent', 'month')).toBe('no expenses')
})
