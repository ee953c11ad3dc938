import { expect, test } from 'vitest'
import { readMade } from './read-sheets.ts'

const HEADER = ['Building', 'Address', 'City', 'RBA', 'Suite', 'Tenant', 'Leased SF', 'Rent ($/SF/Mo)']
const FIELDS = ['name', 'address', 'city', 'squareFootage', 'suite', 'tenant', 'leasedSf'] as const

test('a building that is written once above its deals is the building of each', async () => {
  const read = await readMade(
    [
      HEADER,
      ['Oak Park', '12 Oak St', 'Katy', 90_000, 'A', 'Acme', 30_000, 0.9],
      [null, null, null, null, 'B', 'Bolt', 20_000, 0.95],
      [null, null, null, null, 'C', 'Vacant', 40_000, null],
      [null, null, null, null, 'D', 'Core', 10_000, 1.1],
      ['Elm Park', '9 Elm St', 'Katy', 60_000, '1', 'Dart', 60_000, 0.8],
    ],
    FIELDS,
  )
  expect(read.properties).toEqual([
    ['Oak Park', '12 Oak St', 'Katy', 90_000, 'A', 'Acme', 30_000],
    ['Oak Park', '12 Oak St', 'Katy', 90_000, 'B', 'Bolt', 20_000],
    ['Oak Park', '12 Oak St', 'Katy', 90_000, 'D', 'Core', 10_000],
    ['Elm Park', '9 Elm St', 'Katy', 60_000, '1', 'Dart', 60_000],
  ])
  expect(read.others).toEqual(['4 vacant'])
})

test('ditto marks stand for the cell above', async () => {
  const read = await readMade(
    [
      HEADER,
      ['Oak Park', '12 Oak St', 'Katy', 90_000, 'A', 'Acme', 30_000, 0.9],
      [null, '"', '"', null, 'B', 'Bolt', 20_000, 0.95],
      ['ditto', 'same as above', '″', null, 'C', 'Core', 10_000, 0.95],
    ],
    FIELDS,
  )
  expect(read.properties.slice(1)).toEqual([
    ['Oak Park', '12 Oak St', 'Katy', 90_000, 'B', 'Bolt', 20_000],
    ['Oak Park', '12 Oak St', 'Katy', 90_000, 'C', 'Core', 10_000],
  ])
})

test('a row without a building of its own takes none from above a total or a blank line, nor beside a town or size of its own', async () => {
  const read = await readMade(
    [
      HEADER,
      ['Oak Park', '12 Oak St', 'Katy', 90_000, 'A', 'Acme', 30_000, 0.9],
      ['Total', null, null, 90_000, null, null, 30_000, null],
      [null, null, null, null, 'B', 'Bolt', 20_000, 0.95],
      ['Elm Park', '9 Elm St', 'Katy', 60_000, '1', 'Dart', 60_000, 0.8],
      [null, null, null, 44_000, 'C', 'Core', 10_000, 0.95],
      [null, null, 'Katy', null, 'C', 'Fern', 10_000, 0.95],
      [null, null, null, null, null, null, null, null],
      [null, null, null, null, 'D', 'Edge', 10_000, 0.95],
    ],
    FIELDS,
  )
  expect(read.properties.map(([name, , , , , tenant]) => [name, tenant])).toEqual([
    ['Oak Park', 'Acme'],
    ['Elm Park', 'Dart'],
  ])
})

test('marks of footnotes are no part of a name, and footnotes and conclusions no properties', async () => {
  const read = await readMade(
    [
      ['Address', 'City', 'Tenant', 'SF', 'Rent/SF/Mo', 'Signed'],
      ['155 Terrace Dr*', 'Olathe', 'Sunflower HVAC', 22_400, 0.6, '6/2/2025'],
      ['780 W 113th St', 'Lenexa', 'Quill Print (1)', 36_150, 0.57, '4/18/2025'],
      ['Concluded market rent - subject', null, null, null, 0.6, null],
      ['* Tenant pays own trash removal.', null, null, null, null, null],
      ['(1) Formerly Heartland Litho at 790 W 113th St.', null, null, null, null, null],
    ],
    ['address', 'tenant'],
  )
  expect(read.properties).toEqual([
    ['155 Terrace Dr', 'Sunflower HVAC'],
    ['780 W 113th St', 'Quill Print'],
  ])
  expect(read.others).toEqual(['4 total', '5 section-title', '6 section-title'])
})

test('under a header for two parties a sale has its buyer and a lease its tenant', async () => {
  const read = await readMade(
    [
      ['Address', 'Tenant / Buyer', 'Landlord / Seller', 'SF', 'Rent/SF/Yr', 'Sale Price'],
      ['12 Oak St', 'Acme', 'Prologis', 30_000, 9.6, null],
      ['9 Elm St', 'Bolt', 'Rexford', 40_000, null, 5_280_000],
    ],
    ['tenant', 'landlordFirm', 'buyer', 'seller', 'salePrice'],
  )
  expect(read.properties).toEqual([
    ['Acme', 'Prologis', null, null, null],
    [null, null, 'Bolt', 'Rexford', 5_280_000],
  ])
})

test('headers in everyday words are understood by what stands below them', async () => {
  const read = await readMade(
    [
      ['Where', 'City', 'Who', 'How big', 'NNN/mo', 'When'],
      ['1130 W Alameda Dr', 'Tempe', 'Saguaro Signs', '11,250 SF', '$1.28', 'Aug 2025'],
      ['475 N 56th St', 'Chandler', 'Dobson Doors', '8,640 SF', '95 cents', '5/1/25'],
    ],
    ['address', 'tenant', 'leasedSf', 'rentPerSf', 'dateSigned'],
  )
  expect(read.properties).toEqual([
    ['1130 W Alameda Dr', 'Saguaro Signs', 11_250, 1.28, '2025-08'],
    ['475 N 56th St', 'Dobson Doors', 8640, 0.95, '2025-05-01'],
  ])
})
