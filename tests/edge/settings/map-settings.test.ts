import { expect, test } from 'vitest'
import { parseEnv } from '../../../edge/settings/env.ts'
import { mapSettingsOf, OFFLINE_MAPS } from '../../../edge/settings/map-settings.ts'

const ALL = {
  MAP_STYLE_URL: 'https://maps.example/light.json',
  MAP_STYLE_URL_DARK: 'https://maps.example/dark.json',
  MAP_HOSTS: 'https://tiles.example/v1/ http://fonts.example:8080',
  MAPTILER_KEY: 'a key',
  MAPBOX_PUBLIC_TOKEN: 'pk.1',
  MAPBOX_ACCESS_TOKEN: 'sk.1',
  GOOGLE_MAPS_API_KEY: 'g1',
  GOOGLE_MAPS_EMBED_KEY: 'g2',
  BASEMAP_PMTILES: '/srv/texas.pmtiles',
}

test('each variable is taken', () => {
  expect(parseEnv(ALL).maps).toEqual({
    network: true,
    style: { light: 'https://maps.example/light.json', dark: 'https://maps.example/dark.json' },
    styleOrigins: ['https://tiles.example', 'http://fonts.example:8080'],
    maptilerKey: 'a key',
    mapboxPublicToken: 'pk.1',
    mapboxToken: 'sk.1',
    googleKey: 'g1',
    googleEmbedKey: 'g2',
    pmtiles: '/srv/texas.pmtiles',
  })
})

test('one style serves both themes', () => {
  expect(mapSettingsOf({ MAP_STYLE_URL: 'https://a.example/' }).style).toEqual({
    light: 'https://a.example/',
    dark: 'https://a.example/',
  })
})

test('without the network no key is left, nor any address outside', () => {
  expect(parseEnv({ ...ALL, NETWORK: 'off' }).maps).toEqual({
    ...OFFLINE_MAPS,
    pmtiles: '/srv/texas.pmtiles',
  })
  expect(
    mapSettingsOf({ NETWORK: 'off', BASEMAP_PMTILES: 'https://maps.example/us.pmtiles' }).pmtiles,
  ).toBeNull()
})

test.each([
  ['http://localhost:8080', true],
  ['http://127.0.0.1', true],
  ['http://[::1]:8080', true],
  ['http://10.1.2.3', true],
  ['http://172.20.0.1', true],
  ['http://192.168.1.9', true],
  ['http://[fd00::1]', true],
  ['http://tileserver', true],
  ['https://maps.office.internal', true],
  ['http://8.8.8.8', false],
  ['http://172.32.0.1', false],
  ['http://[2001:db8::1]', false],
  ['https://10.example.com', false],
  ['https://maps.example', false],
])('without the network a style at %s stays: %s', (origin, stays) => {
  const style = `${origin}/style.json`
  const settings = mapSettingsOf({ NETWORK: 'off', MAP_STYLE_URL: style, MAP_HOSTS: origin })
  expect([settings.style, settings.styleOrigins]).toEqual(
    stays ? [{ light: style, dark: style }, [origin]] : [null, []],
  )
})

test.each([
  [{ NETWORK: 'no' }, 'NETWORK must be on or off.'],
  [
    { MAP_STYLE_URL: 'mapbox://styles/mapbox/streets-v12' },
    'MAP_STYLE_URL and MAP_STYLE_URL_DARK must be addresses that begin with https:// or http://.',
  ],
  [
    { MAP_HOSTS: 'https://a.example tiles.example' },
    'MAP_HOSTS must be addresses that begin with https:// or http://, with spaces between them.',
  ],
])('%j is refused', (variables, sentence) => {
  expect(() => parseEnv(variables)).toThrow(sentence)
})
