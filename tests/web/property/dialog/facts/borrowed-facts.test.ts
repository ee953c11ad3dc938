import { expect, test } from 'vitest'
import { borrowedFacts } from '../../../../../web/property/dialog/facts/borrowed-facts.ts'
import { makeProperty } from '../../../../make/property.ts'

const own = makeProperty({ id: 'own', yearBuilt: 1998, zoning: null, custom: 'Roof: TPO' })
const newer = makeProperty({
  id: 'newer',
  tenant: 'Acme',
  dateSigned: '2025-03-04',
  yearBuilt: 2001,
  buildingClass: 'B',
  parkingRatio: 1.2,
  custom: 'Construction: Tilt-up\nCommission: 6%\nRoof: BUR',
})
const older = makeProperty({
  id: 'older',
  name: 'Oak Park',
  buildingClass: 'C',
  zoning: 'M-2',
  clearHeight: 28,
  rentPerSf: 0.9,
})

test('what the own row lacks of the building is taken from the newest other deal that says it, which is named', () => {
  expect(borrowedFacts(own, [newer, own, older])).toEqual([
    { label: 'Clear height', value: '28 ft', field: null, from: { id: 'older', words: 'Oak Park' } },
    { label: 'Class', value: 'B', field: null, from: { id: 'newer', words: 'Acme, Mar 4, 2025' } },
    { label: 'Zoning', value: 'M-2', field: null, from: { id: 'older', words: 'Oak Park' } },
    expect.objectContaining({ label: 'Parking ratio', from: { id: 'newer', words: 'Acme, Mar 4, 2025' } }),
    {
      label: 'Construction',
      value: 'Tilt-up',
      field: null,
      from: { id: 'newer', words: 'Acme, Mar 4, 2025' },
    },
  ])
})

test('a property alone at its building takes nothing from anywhere', () => {
  expect(borrowedFacts(own, [own])).toEqual([])
})
