import { expect, test } from 'vitest'
import { lackingWords, mapTabs } from '../../../../web/map/map-tabs.ts'
import { BUILT_IN, makeBasemaps, PICTURES, STYLE } from '../../map/make-basemap.ts'

const bare = makeBasemaps()
const full = makeBasemaps({ streets: [STYLE, BUILT_IN], satellite: [PICTURES], terrain: [PICTURES] })

test('the tabs stand in the order of the specification', () => {
  expect(mapTabs(full, true)).toEqual([
    { value: 'satellite', label: 'Satellite' },
    { value: 'streets', label: 'Streets' },
    { value: 'terrain', label: 'Terrain' },
  ])
  expect(lackingWords(full, true)).toBeNull()
})

test('without a provider, what cannot be shown says so', () => {
  expect(mapTabs(bare, true)).toEqual([
    { value: 'satellite', label: 'Satellite', unavailable: 'Satellite needs a map provider.' },
    { value: 'streets', label: 'Streets' },
    { value: 'terrain', label: 'Terrain', unavailable: 'Terrain needs a map provider.' },
  ])
  expect(lackingWords(bare, true)).toBe('Street detail, satellite and terrain need a map provider.')
})

test('without the internet, so do the tabs that need it', () => {
  expect(lackingWords(full, false)).toBe('Satellite and terrain need the internet.')
  expect(lackingWords(makeBasemaps({ satellite: [PICTURES] }), false)).toBe(
    'Street detail and terrain need a map provider. Satellite needs the internet.',
  )
})

test('before the server has said, nothing is said to be missing', () => {
  expect(mapTabs(null, false).some(({ unavailable }) => unavailable !== undefined)).toBe(false)
  expect(lackingWords(null, false)).toBeNull()
})
