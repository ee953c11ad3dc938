import { expect, test } from 'vitest'
import { readOneRow } from '../read-one-row.ts'

test('every reading keeps its header, its raw cell and how it was understood', () => {
  const outcome = readOneRow({
    Address: '12 Oak St',
    'Rent ($/SF/Yr)': '$16.20 NNN',
    'Bldg SF': '45K',
    'Clear Height': 'varies',
    Docks: 'perhaps six',
  })
  expect(outcome.kind === 'property' && outcome.readings).toEqual([
    { field: 'address', column: 'Address', raw: '12 Oak St', value: '12 Oak St' },
    {
      field: 'squareFootage',
      column: 'Bldg SF',
      raw: '45K',
      value: 45_000,
      unit: 'SF',
      note: '45K is read as 45,000',
    },
    { field: 'clearHeight', column: 'Clear Height', raw: 'varies', value: null, token: 'varies' },
    {
      field: 'dockDoors',
      column: 'Docks',
      raw: 'perhaps six',
      value: null,
      problem: {
        code: 'not-understood',
        column: 'Docks',
        raw: 'perhaps six',
        sentence: 'Dock doors “perhaps six” is not understood.',
      },
    },
    { field: 'rentPerSf', column: 'Rent ($/SF/Yr)', raw: '$16.20 NNN', value: 1.35, unit: '$/SF/yr' },
    { field: 'leaseType', column: 'Rent ($/SF/Yr)', raw: '$16.20 NNN', value: 'NNN' },
  ])
})

test('all problems of a rejected row are told at once, those that reject it first', () => {
  const outcome = readOneRow({
    Address: 'n/a',
    SF: 'big',
    'Rent ($/SF/Mo)': 16.2,
    'Sale Price': '(1,250,000)',
    'Year Built': 'old',
    Notes: 'x1',
  })
  expect(outcome.kind === 'rejected' && outcome.problems.map(({ code, column }) => [code, column])).toEqual([
    ['contradicts-unit', 'Rent ($/SF/Mo)'],
    ['negative', 'Sale Price'],
    ['nothing-identifies', null],
    ['not-understood', 'SF'],
    ['not-understood', 'Year Built'],
  ])
})

test('a lease type of its own column stays, and one in the rent’s cell fills an empty one', () => {
  expect(readOneRow({ Address: '12 Oak St', Rent: '$0.85 NNN', 'Lease Type': 'MG' })).toMatchObject({
    property: { leaseType: 'MG' },
  })
  expect(readOneRow({ Address: '12 Oak St', Rent: '$0.85 NNN', 'Lease Type': 'n/a' })).toMatchObject({
    property: { leaseType: 'NNN' },
  })
  expect(readOneRow({ Address: '12 Oak St', 'Rent (NNN)': 0.85 })).toMatchObject({
    property: { leaseType: 'NNN' },
  })
})

test('grade doors in a column of docks are taken only where no column of their own counts them', () => {
  const row = { Address: '12 Oak St', Docks: '12 DH, 2 GL' }
  expect(readOneRow(row)).toMatchObject({ property: { dockDoors: 12, gradeDoors: 2 } })
  expect(readOneRow({ ...row, 'Drive Ins': 3 })).toMatchObject({ property: { dockDoors: 12, gradeDoors: 3 } })
})

test('a value that the sheet marks unknown is unknown', () => {
  const outcome = readOneRow({ APN: '1', City: 'Corona', year_built: 1980, year_built_unknown: '1' })
  expect(outcome).toMatchObject({
    property: { yearBuilt: null },
    readings: [{ field: 'city' }, { field: 'yearBuilt', note: 'marked unknown by “year_built_unknown”' }, {}],
  })
  expect(readOneRow({ APN: '1', City: 'Corona', year_built: 1980, year_built_unknown: 0 })).toMatchObject({
    property: { yearBuilt: 1980 },
  })
})

test('an estimate says so', () => {
  expect(readOneRow({ APN: '1', City: 'Corona', est_building_sqft: 12_000 })).toMatchObject({
    property: { squareFootage: 12_000 },
    readings: [{ field: 'city' }, { field: 'squareFootage', note: 'an estimate, by its header' }, {}],
  })
})

test('a narrower type is taken where the type names none of the offered ones', () => {
  const row = { Address: '12 Oak St', 'Property Type': 'Industrial', 'Secondary Type': 'Warehouse' }
  expect(readOneRow(row)).toMatchObject({ property: { propertyType: 'Warehouse' } })
  expect(readOneRow({ ...row, 'Secondary Type': 'Showroom' })).toMatchObject({
    property: { propertyType: 'Industrial' },
  })
})

test('remarks of several columns are kept one below the other', () => {
  const row = { Address: '12 Oak St', Comments: 'Rear load.\nFenced.', Highlights: 'ESFR', Notes: 'ESFR' }
  expect(readOneRow(row)).toMatchObject({ property: { notes: 'Rear load.\nFenced.\nESFR' } })
})

test('a text that is too long for its field is refused, and remarks of that length are kept', () => {
  const row = { Address: '12 Oak St', Tenant: 'x'.repeat(301), Notes: 'y'.repeat(32_767) }
  expect(readOneRow(row)).toMatchObject({
    property: { tenant: null, notes: row.Notes },
    readings: [{ field: 'address' }, { field: 'tenant', problem: { code: 'too-long' } }, { field: 'notes' }],
  })
})
