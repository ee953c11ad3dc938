import { expect, test } from 'vitest'
import { fieldsOf, readOneRow } from '../read-one-row.ts'
import { testCells } from '../test-cells.ts'

testCells('Status', [
  ['For Lease', { status: 'Asking' }],
  ['Signed', { status: 'Executed' }],
  ['SOLD', { status: 'Sold' }],
  ['LOI', {}, { status: 'LOI' }],
])

testCells('Deal Type', [
  ['new', { dealType: 'New' }],
  ['Direct New', { dealType: 'New' }, { dealType: 'Direct New' }],
  ['Renewal / Expansion', { dealType: 'Renewal, Expansion' }, { dealType: 'Renewal / Expansion' }],
  ['Sub-lease', { dealType: 'Sublease' }, { dealType: 'Sub-lease' }],
  ['Ground Lease', { dealType: 'Ground Lease' }],
])

testCells('Class', [
  ['B', { buildingClass: 'B' }],
  ['Class A', { buildingClass: 'A' }],
  ['b+', { buildingClass: 'B' }, { buildingClass: 'b+' }],
  ['A/B', {}, { buildingClass: 'A/B' }],
  ['D', {}, { buildingClass: 'not-understood' }],
])

testCells('Cap Rate', [
  ['6.25%', { capRate: 6.25 }],
  [6.25, { capRate: 6.25 }],
  [0.0625, { capRate: 6.25 }],
  ['(6.25%)', {}, { capRate: 'negative' }],
  [625, {}, { capRate: 'implausible' }],
])

testCells('% Leased', [
  ['95%', { percentLeased: 95 }],
  ['100% leased', { percentLeased: 100 }],
  [0.95, {}, { percentLeased: 'ambiguous' }],
  [120, {}, { percentLeased: 'implausible' }],
])

test('a share is a part of one where the others of its column are', () => {
  const rows = [{ Leased: 0.5 }, { Leased: 1 }].map((row) => ({ Address: '1 A St', ...row }))
  expect(readOneRow(...rows)).toMatchObject({ property: { percentLeased: 100 } })
})

test('a county loses the word that says no more than its header', () => {
  expect(fieldsOf({ County: 'Harris County' })).toEqual({ county: 'Harris' })
})

test('asked, agreed and effective rents are three fields, in one unit', () => {
  expect(fieldsOf({ 'Asking Rent/SF/Yr': 13.2, 'Base Rent/SF/Yr': 12, NER: 11.4 })).toEqual({
    askingRent: 1.1,
    rentPerSf: 1,
    effectiveRent: 0.95,
  })
  expect(fieldsOf({ 'Asking Rent/SF/Mo': 1.1 })).toEqual({ rentPerSf: 1.1, status: 'Asking' })
})

test('the area of a deal stands beside that of its building', () => {
  const row = { RBA: 120_000, 'Leased SF': '30,000 SF' }
  expect(fieldsOf(row)).toEqual({ squareFootage: 120_000, leasedSf: 30_000 })
})

test('the number that identifies a row is a fact of it as well', () => {
  const row = { Address: '1 A St', APN: '014-1', 'Lease #': 'L-7' }
  expect(readOneRow(row)).toMatchObject({
    key: 'L-7',
    property: { parcelNumber: '014-1', leaseNumber: 'L-7' },
  })
})
