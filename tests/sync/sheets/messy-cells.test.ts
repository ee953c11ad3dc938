import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { mapColumns } from '../../../sync/sheets/header/map-columns.ts'
import { CELLS } from './expected-cells.ts'
import { fieldsOf, readOneRow, remarksOf } from './read-one-row.ts'
import { recordsOf } from './records-of.ts'

const FILE = new URL('../../../../shared/data/messy-cells.csv', import.meta.url)
const isHere = existsSync(FILE)

/** What each header of the file stands for. */
const HEADERS: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  89: { '$/SF': 'rentPerSf' },
  90: { 'Rent Commencement': 'commencement' },
  92: { 'Ceiling Ht': 'clearHeight', 'Clr Ht': 'clearHeight', 'Clear Hgt': 'clearHeight' },
  93: {
    'Drive Ins': 'gradeDoors',
    'Number Of Loading Docks': 'dockDoors',
    TL: 'dockDoors',
    DI: 'gradeDoors',
  },
  94: { LXD: 'expiration', Exp: 'expiration', Expiry: 'expiration', 'Lease End': 'expiration' },
  95: {
    Lessor: 'landlordFirm',
    Landlord: 'landlordFirm',
    Owner: 'landlordFirm',
    Lessee: 'tenant',
    Tenant: 'tenant',
    Occupier: 'tenant',
  },
}

describe.skipIf(!isHere)('the messy cells of ../shared/data (skipped where the file is absent)', () => {
  const rows = isHere ? recordsOf(readFileSync(FILE, 'utf8')) : []
  const rawAt = (row: number) => rows[row - 1]?.[1] ?? ''

  test('are all accounted for', () => {
    const rowsHere = rows.map((_, i) => i + 1).slice(1)
    const seen = [...Object.keys(CELLS), ...Object.keys(HEADERS)].map(Number)
    expect(rowsHere.filter((row) => !seen.includes(row))).toEqual([65, 66, 81, 87, 88, 91])
  })

  test.each(Object.entries(CELLS))(
    'row %s is read as expected',
    (row, { under, beside, fields, remarks, rejectedAs }) => {
      const cells = { [under]: rawAt(Number(row)), ...beside }
      if (rejectedAs !== undefined) {
        expect(readOneRow({ Address: '100 Test Rd', ...cells })).toMatchObject({
          kind: 'rejected',
          problems: [{ code: rejectedAs }],
        })
        return
      }
      expect(fieldsOf(cells)).toEqual(fields)
      expect(remarksOf(cells)).toEqual(remarks ?? {})
    },
  )

  test.each([
    [65, 'NNN'],
    [66, 'MG'],
  ])('row %i gives one lease type in several words', (row, leaseType) => {
    for (const words of rawAt(row).split('|'))
      expect(fieldsOf({ 'Lease Type': words })).toEqual({ leaseType })
  })

  test('row 81 gives two wordings of one address, which have one key', () => {
    const keys = rawAt(81)
      .split(' = ')
      .map((address) => {
        const outcome = readOneRow({ Address: address })
        return outcome.kind === 'property' ? outcome.key : outcome
      })
    expect(keys).toEqual(['1234 w mission blvd', '1234 w mission blvd'])
  })

  test('row 87 names rows that are skipped with a reason', () => {
    const reasons = rawAt(87)
      .split(' / ')
      .map((tenant) => readOneRow({ Tenant: tenant, Address: null, SF: 12_000 }))
    expect(reasons).toEqual([
      { kind: 'skipped', reason: 'total' },
      { kind: 'skipped', reason: 'total' },
      { kind: 'skipped', reason: 'vacant' },
    ])
  })

  test('row 88 is a blank line, which is dropped', () => {
    expect(readOneRow({ Tenant: ' ', Address: null })).toEqual({ kind: 'skipped', reason: 'blank' })
  })

  test('row 91 has a byte-order mark in its header, which is not part of it', () => {
    const header = JSON.parse(`"${rawAt(91)}"`)
    expect(mapColumns([header]).columns).toMatchObject([{ role: 'address', header: 'Property Address' }])
  })

  test.each(Object.entries(HEADERS))('the headers of row %s stand for their fields', (row, roles) => {
    const wordings = rawAt(Number(row)).split(/ \/ |; |(?<=\w{4})\/(?=\w{4})/)
    for (const header of wordings) {
      expect(mapColumns([header]).columns.map(({ role }) => role)).toEqual([roles[header]])
    }
  })
})
