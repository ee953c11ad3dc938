import { expect, test } from 'vitest'
import { customFields } from '../../../../sync/domain/fields/custom-fields.ts'
import { customUnder } from '../../../../sync/domain/records/correction.ts'

const SAID = 'Dock type: Dock-high\nCrane make: Demag\nCrane make: Abus\nFibre: yes'

test.each([
  [
    'stands in the place of the first of its name',
    { 'custom.Crane make': 'None' },
    'Dock type: Dock-high\nCrane make: None\nFibre: yes',
  ],
  [
    'takes a column away',
    { 'custom.Fibre': null, clearHeight: 30 },
    'Dock type: Dock-high\nCrane make: Demag\nCrane make: Abus',
  ],
  [
    'adds what the source says nothing of, in order',
    { 'custom.Roof': 'TPO', 'custom.Paint': 'a: b' },
    `${SAID}\nPaint: a: b\nRoof: TPO`,
  ],
  ['of other fields changes nothing', { tenant: 'Orion' }, SAID],
])('what was said of a custom column %s', (_, over, shown) => {
  expect(customUnder(SAID, over)).toBe(shown)
})

test('what was said of a property without custom columns is all it shows of them', () => {
  expect(customUnder(null, { 'custom.Roof': 'TPO' })).toBe('Roof: TPO')
  expect(customUnder('Roof: TPO', { 'custom.Roof': null })).toBeNull()
  expect(customFields(customUnder('Roof: TPO', { 'custom.Roof': 'x: y' }))).toEqual([
    { name: 'Roof', value: 'x: y' },
  ])
})
