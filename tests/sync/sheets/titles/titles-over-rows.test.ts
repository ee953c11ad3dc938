import { describe, expect, test } from 'vitest'
import { readTitles } from '../../../../sync/sheets/titles/read-titles.ts'
import { readMade } from '../tables/read-sheets.ts'

const ROLL = ['Suite', 'Tenant', 'SF', 'Rent ($/SF/Mo)', 'Lease Start', 'Lease End']
const WHERE = ['name', 'address', 'city', 'tenant'] as const

test('a rent roll is of the building in the titles above it', async () => {
  const read = await readMade(
    [
      ['Rent Roll'],
      ['Cooper Street Works'],
      ['410 Cooper St, Camden, NJ 08102'],
      ['As of 3/1/2026'],
      [null],
      ROLL,
      ['A', 'Larkspur Foods', 12_000, 0.9, '1/1/2024', '12/31/2028'],
      ['B', 'VACANT', 4000, null, null, null],
      ['C', 'Halyard Tools', 9000, 0.95, '6/1/2025', '5/31/2030'],
      ['Total', null, 25_000, null, null, null],
    ],
    [...WHERE, 'state', 'zip', 'suite'],
  )
  expect(read.properties).toEqual([
    ['Cooper Street Works', '410 Cooper St', 'Camden', 'Larkspur Foods', 'NJ', '08102', 'A'],
    ['Cooper Street Works', '410 Cooper St', 'Camden', 'Halyard Tools', 'NJ', '08102', 'C'],
  ])
  expect(read.others).toEqual(['8 vacant', '10 total'])
  expect(read.outside).toEqual(['A1:A4 (4)'])
})

test('a rent roll of several buildings gives each tenant the building over it, and none a building that is not said', async () => {
  const read = await readMade(
    [
      ['Lease', 'Suite', 'Tenant', 'SF', 'Lease Start', 'Lease End'],
      ['Bldg: 7 - Cooper One, 410 Cooper St, Camden, NJ'],
      ['L-77', 'A', 'Larkspur Foods', 12_000, '1/1/2024', '12/31/2028'],
      ['Month to month'],
      ['L-78', 'B', 'Halyard Tools', 9000, '6/1/2025', '5/31/2030'],
      ['Bldg 7 subtotal', null, null, 21_000, null, null],
      ['Cooper Two'],
      ['96 Federal St, Camden, NJ'],
      ['L-90', '1', 'Juniper Print', 5000, '6/1/2025', '5/31/2030'],
      ['The Annex'],
      ['L-91', '2', 'Wren Supply', 2000, '6/1/2025', '5/31/2030'],
    ],
    WHERE,
  )
  expect(read.properties).toEqual([
    ['Cooper One', '410 Cooper St', 'Camden', 'Larkspur Foods'],
    ['Cooper One', '410 Cooper St', 'Camden', 'Halyard Tools'],
    ['Cooper Two', '96 Federal St', 'Camden', 'Juniper Print'],
    ['Property L-91', null, null, 'Wren Supply'],
  ])
})

test('steps and charges below the lease of a rent roll are no deals', async () => {
  const read = await readMade(
    [
      ['Space Id', 'Occupant', 'SF', 'Monthly Rent', 'Charge', 'Lease Start', 'Lease End'],
      ['CS1 - 410 Cooper St, Camden, NJ'],
      ['CS1-A', 'Larkspur Foods', 12_000, 10_800, null, '1/1/2024', '12/31/2028'],
      [null, null, null, 2400, 'CAM', null, null],
      [null, 'Rent increase', null, 11_124, null, '1/1/2025', null],
      ['CS1-B', 'Halyard Tools', 9000, 8550, null, '6/1/2025', '5/31/2030'],
    ],
    WHERE,
  )
  expect(read.properties).toEqual([
    ['410 Cooper St', '410 Cooper St', 'Camden', 'Larkspur Foods'],
    ['410 Cooper St', '410 Cooper St', 'Camden', 'Halyard Tools'],
  ])
})

test('what a rent roll lists beside its tenants is no name of a building', async () => {
  const read = await readMade(
    [
      ['Tenancy Schedule with Monthly Charges & Deposits'],
      ['Property: Cooper Street Works (csw)'],
      ['410 Cooper St'],
      ROLL,
      ['A', 'Larkspur Foods', 12_000, 0.9, '1/1/2024', '12/31/2028'],
    ],
    WHERE,
  )
  expect(read.properties).toEqual([['Cooper Street Works', '410 Cooper St', null, 'Larkspur Foods']])
})

test('an address beside a firm, or one of two, is not taken for the building of a rent roll', async () => {
  const row = ['A', 'Larkspur Foods', 12_000, 0.9, '1/1/2024', '12/31/2028']
  for (const titles of [
    ['Rent Roll', 'Brass Lantern Realty Advisors', '410 Cooper St, Camden, NJ 08102'],
    ['Rent Roll', '410 Cooper St, Camden, NJ', '96 Federal St, Camden, NJ'],
    ['Rent Roll', '410 Cooper St, Suite 900, Camden, NJ'],
    ['Rent Roll', '410 Cooper St, Camden, NJ', '(856) 555-0100'],
  ]) {
    const read = readMade([...titles.map((title) => [title]), ROLL, row], WHERE)
    await expect(read).rejects.toThrow('no sheet with a usable header')
  }
})

describe('what lines of titles say', () => {
  test.each([
    [['Cooper One - Rent Roll'], 'Cooper One', null],
    [['Rent Roll: Cooper One'], 'Cooper One', null],
    [['Property: Cooper One (co1)'], 'Cooper One', null],
    [['Cooper One, 410 Cooper St, Camden, NJ'], 'Cooper One', '410 Cooper St, Camden, NJ'],
    [['Tenancy Schedule', 'Cooper Business Park'], 'Cooper Business Park', null],
    [['Q1 2026', '410 Cooper St'], null, '410 Cooper St'],
    [['Rent Roll', 'As of March 2026'], null, null],
    [['Cooper One, Camden - Rent Roll'], 'Cooper One', null],
    [['100 largest leases of 2025'], null, null],
  ])('%j', (lines, name, address) => expect(readTitles(lines)).toMatchObject({ name, address }))
})

test('a town beside other words of a title is a market, and no city', () => {
  expect(readTitles(['Industrial lease comps - Houston'])).toMatchObject({ city: null })
  expect(readTitles(['Lease comps, Dallas, TX'])).toMatchObject({ city: null })
  expect(readTitles(['Cooper One, Camden - Rent Roll'])).toMatchObject({ city: 'Camden', name: 'Cooper One' })
  expect(readTitles(['Cooper One, Camden, NJ - Rent Roll'])).toMatchObject({ city: 'Camden, NJ' })
  expect(readTitles(['Houston', 'Katy'])).toMatchObject({ city: 'Katy' })
})

test('what a program prints beside the title of its report is no part of the address in it', async () => {
  const read = await readMade(
    [
      ['Database: PROD', null, 'Rent Roll', null, 'Page: 1', null],
      [
        'Bldg Status: Active only',
        null,
        'Keystone Park - 4400 Shafer Rd, Allentown, PA',
        null,
        'Date: 9/30/2025',
        null,
      ],
      [null],
      ROLL,
      ['A', 'Larkspur Foods', 12_000, 0.9, '1/1/2024', '12/31/2028'],
    ],
    [...WHERE, 'state'],
  )
  expect(read.properties).toEqual([['Keystone Park', '4400 Shafer Rd', 'Allentown', 'Larkspur Foods', 'PA']])
})
