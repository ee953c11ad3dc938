import { expect, test } from 'vitest'
import { mostUsed, type TeamUse } from '../../../web/criteria/most-used.ts'
import { PANEL_FIELDS } from '../../../web/criteria/panel/panel-fields.ts'

const NOTHING: TeamUse = { listWords: [], viewColumns: [], asked: [] }

test('what a team makes lists by, has columns of and asked for before comes first', () => {
  const use: TeamUse = {
    listWords: ['Truck court ≥ 185 ft', 'Truck court ≥ 130 ft', 'Near 77041, 5 mi', 'Rail served'],
    viewColumns: ['tenant,truckCourtFeet,custom.Yard', 'craneTons'],
    asked: ['craneTons', 'no such field'],
  }
  expect(mostUsed(use, [], 4)).toEqual(['truckCourtFeet', 'craneTons', 'tenant', 'rail'])
})

test('an amenity that lists were made by is offered as well', () => {
  const use = {
    ...NOTHING,
    listWords: ['Amenity Crane Ready', 'Amenity Crane Ready', 'Amenity Yard Storage'],
  }
  expect(mostUsed(use, [], 2)).toEqual(['has.crane', 'has.yard'])
})

test('what a panel has of its own is not offered again, and usual fields make up the number', () => {
  const use = { ...NOTHING, asked: ['clearHeight', 'craneTons'] }
  const shown = mostUsed(use, PANEL_FIELDS.search, 6)
  const amongComps = mostUsed({ ...use, asked: ['city', 'clearHeight', 'city'] }, PANEL_FIELDS.comps, 6)
  expect([amongComps[0], amongComps.includes('clearHeight')]).toEqual(['city', false])
  expect([shown[0], shown.length, shown.includes('clearHeight')]).toEqual(['craneTons', 6, false])
})
