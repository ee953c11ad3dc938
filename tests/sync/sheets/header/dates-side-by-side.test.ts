import { expect, test } from 'vitest'
import { mapColumns } from '../../../../sync/sheets/header/map-columns.ts'
import type { Cell } from '../../../../sync/sheets/model/cell.ts'

/** The roles of the columns of dates, between a tenant and a rent. */
function rolesOf(labels: readonly string[], rows: readonly (readonly Cell[])[]) {
  const header = ['Tenant', 'Address', ...labels, 'Rent/SF/Yr']
  const below = rows.map((dates, i) => ['Ironclad Steel', `${i + 1}00 Main St`, ...dates, '$9.60'])
  const { columns } = mapColumns(header, below)
  return labels.map((_, i) => columns.find(({ index }) => index === i + 2)?.role ?? null)
}

const STARTS_AND_ENDS = [
  ['1/1/2024', '12/31/2028'],
  ['Mar 2023', 'Feb 2030'],
  ['2025-07-01', '2030-06-30'],
  [null, '5/31/2027'],
]
const ENDS_AND_STARTS = STARTS_AND_ENDS.map(([start = null, end = null]) => [end, start])

test.each([
  'Lease Term',
  'Lease Dates',
  'Lease',
  'Term',
  'Lease Period',
  'Current Term',
  'Lease Term (From - To)',
])('“%s” over two columns of dates is where leases start and where they end', (label) => {
  expect(rolesOf([label, ''], STARTS_AND_ENDS)).toEqual(['commencement', 'expiration'])
  expect(rolesOf([label, label], STARTS_AND_ENDS)).toEqual(['commencement', 'expiration'])
})

test('a label of one of the two dates says nothing of the column beside it', () => {
  expect(rolesOf(['Lease Expiration', ''], STARTS_AND_ENDS)).toEqual(['expiration', null])
  expect(rolesOf(['Lease Start', ''], STARTS_AND_ENDS)).toEqual(['commencement', null])
  expect(rolesOf(['Date Signed', ''], STARTS_AND_ENDS)).toEqual(['dateSigned', null])
})

test('dates that do not follow each other in every row are no start and end', () => {
  expect(rolesOf(['Lease Term', ''], ENDS_AND_STARTS)).not.toContain('commencement')
  const mixed = [...STARTS_AND_ENDS, ['6/30/2031', '7/1/2026']]
  expect(rolesOf(['Lease Term', ''], mixed)[1]).toBeNull()
})

test('columns that say it themselves come before', () => {
  const rows = STARTS_AND_ENDS.map((dates) => [...dates, '2/1/2024', '1/31/2029'])
  expect(rolesOf(['Lease Term', '', 'Commencement', 'Expiration'], rows).slice(2)).toEqual([
    'commencement',
    'expiration',
  ])
})
