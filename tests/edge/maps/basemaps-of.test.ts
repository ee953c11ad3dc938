import { expect, test } from 'vitest'
import { basemapsOf } from '../../../edge/maps/basemaps-of.ts'
import { outsideSources } from '../../../edge/maps/outside-sources.ts'
import { mapSettingsOf, OFFLINE_MAPS } from '../../../edge/settings/map-settings.ts'
import { BASEMAP_KINDS, type Basemap, basemaps } from '../../../sync/maps/basemaps.ts'

const EVERYTHING = mapSettingsOf({
  MAP_STYLE_URL: 'https://maps.example/style.json',
  MAP_HOSTS: 'https://fonts.example',
  MAPTILER_KEY: 'a&b',
  MAPBOX_PUBLIC_TOKEN: 'pk.1',
  GOOGLE_MAPS_EMBED_KEY: 'g',
  BASEMAP_PMTILES: '/srv/texas.pmtiles',
})

test('with nothing set there are maps that need no key, and the built-in one last', () => {
  expect(namesOf(mapSettingsOf({}))).toEqual({
    streets: ['OpenFreeMap', 'The built-in map'],
    satellite: ['USGS The National Map'],
    terrain: ['USGS The National Map'],
  })
})

test('without the network the built-in map is all there is', () => {
  expect(namesOf(OFFLINE_MAPS)).toEqual({ streets: ['The built-in map'], satellite: [], terrain: [] })
})

test('without the network a map file on this machine comes before the built-in map', () => {
  const settings = mapSettingsOf({ NETWORK: 'off', MAPTILER_KEY: 'k', BASEMAP_PMTILES: '/srv/texas.pmtiles' })
  expect(namesOf(settings).streets).toEqual(['Your map file', 'The built-in map'])
})

test('what is configured takes the place of the map without a key, in its order', () => {
  expect(namesOf(EVERYTHING)).toEqual({
    streets: ['Your map style', 'MapTiler', 'Mapbox', 'Your map file', 'The built-in map'],
    satellite: ['Mapbox', 'MapTiler', 'USGS The National Map'],
    terrain: ['Mapbox', 'MapTiler', 'USGS The National Map'],
  })
})

test('Mapbox draws the styles of the specification, as pictures', () => {
  const { streets, satellite, terrain } = basemapsOf(EVERYTHING)
  const tiles = [satellite, streets, terrain].map((list) => list.find(({ name }) => name === 'Mapbox'))
  expect(tiles.map((basemap) => basemap?.kind === 'raster' && basemap.tiles)).toEqual(
    ['satellite-v9', 'streets-v12', 'outdoors-v12'].map(
      (style) =>
        `https://api.mapbox.com/styles/v1/mapbox/${style}/tiles/512/{z}/{x}/{y}@2x?access_token=pk.1`,
    ),
  )
})

test('a key is escaped', () => {
  const [, maptiler] = basemapsOf(EVERYTHING).streets
  expect(maptiler).toMatchObject({
    light: 'https://api.maptiler.com/maps/streets-v2/style.json?key=a%26b',
    dark: 'https://api.maptiler.com/maps/streets-v2-dark/style.json?key=a%26b',
  })
})

test('every map says whose it is, or draws from a style that does', () => {
  const { streets, satellite, terrain } = basemapsOf(EVERYTHING, [{ text: '© Somebody', href: null }])
  for (const { kind, credits } of [...streets, ...satellite, ...terrain]) {
    if (kind !== 'style') expect(credits).not.toEqual([])
  }
  expect(textsOf(satellite[0])).toEqual(['© Mapbox', '© OpenStreetMap', '© Maxar', 'Improve this map'])
  expect(textsOf(streets.at(-2))).toEqual(['© Somebody'])
  expect(textsOf(streets.at(-1))).toEqual(['Natural Earth', 'US Census', 'GeoNames (CC BY 4.0)'])
})

test('the answer is what the contract says', () => {
  for (const settings of [EVERYTHING, OFFLINE_MAPS, mapSettingsOf({})]) {
    const answer = basemapsOf(settings)
    expect(basemaps.parse(answer)).toEqual(answer)
  }
})

test('the page may load from the hosts of its maps and from no other', () => {
  expect(outsideSources(OFFLINE_MAPS)).toEqual({ maps: [], frames: [] })
  expect(outsideSources(mapSettingsOf({}))).toEqual({
    maps: ['https://tiles.openfreemap.org', 'https://basemap.nationalmap.gov'],
    frames: [],
  })
  expect(outsideSources(EVERYTHING)).toEqual({
    maps: [
      'https://maps.example',
      'https://api.maptiler.com',
      'https://api.mapbox.com',
      'https://basemap.nationalmap.gov',
      'https://fonts.example',
    ],
    frames: ['https://www.google.com'],
  })
})

test('hosts of a style that is not used are not opened', () => {
  expect(outsideSources(mapSettingsOf({ MAP_HOSTS: 'https://fonts.example' })).maps).not.toContain(
    'https://fonts.example',
  )
})

function namesOf(settings: Parameters<typeof basemapsOf>[0]): Record<string, string[]> {
  const found = basemapsOf(settings)
  return Object.fromEntries(BASEMAP_KINDS.map((kind) => [kind, found[kind].map(({ name }) => name)]))
}

function textsOf(basemap: Basemap | undefined): string[] | undefined {
  return basemap?.credits.map(({ text }) => text)
}
