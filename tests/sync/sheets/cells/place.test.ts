import { expect, test } from 'vitest'
import type { Cell } from '../../../../sync/sheets/model/cell.ts'
import { fieldsOf, readOneRow } from '../read-one-row.ts'
import { testCells } from '../test-cells.ts'

const AUSTIN = { address: '12 Oak St', city: 'Austin', state: 'TX', zip: '78701' }

test.each([
  '12 Oak St, Austin, TX 78701',
  '12 Oak St\nAustin, TX 78701',
  '12 Oak St, Austin TX 78701',
  '12 Oak St, Austin, Texas, 78701',
  '12 Oak St, Austin, TX 78701, USA',
])('an address in one cell is split at its commas and lines: %j', (Address) => {
  expect(fieldsOf({ Address })).toEqual(AUSTIN)
})

testCells('Address', [
  ['12 Oak St, Suite 5', { address: '12 Oak St', suite: '5' }, { address: 'split from 12 Oak St, Suite 5' }],
  [
    '12 Oak St Houston TX 77041',
    { address: '12 Oak St', city: 'Houston', state: 'TX', zip: '77041' },
    { address: 'split from 12 Oak St Houston TX 77041' },
  ],
  [
    '12 Oak St, Bldg A, TX',
    { address: '12 Oak St', suite: 'Bldg A', state: 'TX' },
    { address: 'split from 12 Oak St, Bldg A, TX' },
  ],
  ['12 Old Farm... Rd', { address: '12 Old Farm... Rd' }, { address: 'cut short by an ellipsis' }],
  [
    '12 Oak St NW 3rd Floor',
    { address: '12 Oak St NW', suite: 'Floor 3' },
    { address: 'split from 12 Oak St NW 3rd Floor' },
  ],
  ['a\0b Main St', { address: 'ab Main St' }, { address: 'a NUL character was left out' }],
  ['\u202e=cmd()', { address: '=cmd()' }],
])

test("a building's name over its address in one cell is its name", () => {
  const Address = 'Pier 9 Works\n12 Oak St\nAustin, TX 78701'
  expect(readOneRow({ Address, SF: 9000 })).toMatchObject({ property: { name: 'Pier 9 Works', ...AUSTIN } })
  expect(readOneRow({ Address, Name: 'Pier Nine' })).toMatchObject({ property: { name: 'Pier Nine' } })
  expect(readOneRow({ Address: '12 Oak St\n2 Elm St', SF: 9000 })).toMatchObject({
    property: { name: '12 Oak St, 2 Elm St' },
  })
})

test('a submarket is no address', () => {
  expect(readOneRow({ Address: 'Northwest Submarket', Name: 'Oak Park' })).toMatchObject({
    property: { address: null, submarket: 'Northwest' },
  })
})

test('columns of their own win over what an address says as well', () => {
  const row = { Address: '12 Oak St, Austin, TX 78701', City: 'Round Rock', State: null, Zip: '78664' }
  expect(fieldsOf(row)).toEqual({ ...AUSTIN, city: 'Round Rock', zip: '78664' })
})

test('a suite stands beside the address', () => {
  expect(fieldsOf({ Address: '12 Oak St', Suite: 'B' })).toEqual({ address: '12 Oak St', suite: 'B' })
  expect(fieldsOf({ Address: '12 Oak St', Suite: 'Ste. #200' })).toEqual({
    address: '12 Oak St',
    suite: '200',
  })
})

testCells('City', [
  [
    'Houston, TX 77041',
    { city: 'Houston', state: 'TX', zip: '77041' },
    { city: 'split from Houston, TX 77041' },
  ],
  ['St. Louis', { city: 'St. Louis' }],
])

testCells('State', [
  ['texas', { state: 'TX' }],
  ['Tex.', { state: 'TX' }],
  ['N.Y.', { state: 'NY' }],
  ['Ontario', { state: 'ON' }],
  ['Bavaria', { state: 'Bavaria' }, { state: 'no state that is known' }],
])

testCells(
  'Zip',
  [
    [7041, { zip: '07041' }, { zip: '7041 with the zero it lost' }],
    [{ number: 7041, format: '00000' }, { zip: '07041' }],
    ['77041.0', { zip: '77041' }],
    ['770411234', { zip: '77041-1234' }],
    ['1234567', {}, { zip: 'not-understood' }],
  ],
  { State: 'NJ' },
)

testCells('Zip', [[7041, {}, { zip: 'not-understood' }]], { State: 'TX' })

const HOUSTON = { latitude: 29.76, longitude: -95.37 }

test.each<[Cell, Cell]>([
  [29.76, -95.37],
  ['29.76° N', '95.37° W'],
  [`29°45'36"N`, `95°22'12"W`],
  ['29.76, -95.37', null],
])('coordinates %j, %j', (Latitude, Longitude) => {
  expect(fieldsOf({ Latitude, Longitude })).toEqual(HOUSTON)
})

testCells('Lat/Long', [
  ['29.76, -95.37', HOUSTON],
  ['(29.76, -95.37)', HOUSTON],
  ['POINT(-95.37 29.76)', HOUSTON],
  ['29.76', {}, { latitude: 'not-understood', longitude: 'not-understood' }],
])

test('coordinates that cannot be the row’s are refused', () => {
  expect(fieldsOf({ Latitude: 0, Longitude: 0 })).toEqual({})
  expect(fieldsOf({ Latitude: 29.76, Longitude: 95.37, State: 'TX' })).toEqual({
    state: 'TX',
    latitude: 29.76,
  })
  expect(fieldsOf({ Latitude: -95.37, Longitude: 29.76 })).toEqual({ longitude: 29.76 })
})

test('a row is named by its name, else its address, else its type and key', () => {
  const nameOf = (row: Readonly<Record<string, Cell>>) => {
    const outcome = readOneRow({ 'Property Name': null, Address: null, APN: null, Type: null, ...row })
    return outcome.kind === 'property' ? [outcome.property.name, outcome.key] : outcome
  }
  expect(nameOf({ 'Property Name': 'Oak Park', Address: '12 Oak St' })).toEqual(['Oak Park', '12 oak st'])
  expect(nameOf({ Address: '12 Oak St.', Type: 'whse' })).toEqual(['12 Oak St.', '12 oak st'])
  expect(nameOf({ APN: '0123-45', Type: 'whse' })).toEqual(['Warehouse 0123-45', '0123-45'])
  expect(nameOf({ APN: '0123-45', Address: 'n/a', Type: 'n/a' })).toEqual(['Property 0123-45', '0123-45'])
  expect(nameOf({ APN: '1.15E+11', Address: '12 Oak St' })).toEqual(['12 Oak St', '12 oak st'])
})
