import { expect, test } from 'vitest'
import type { Basemap } from '../../../../sync/maps/basemaps.ts'
import { chooseBasemap } from '../../../../web/map/basemap/choose-basemap.ts'
import { basemapKey, type GivenUp } from '../../../../web/map/basemap/given-up.ts'
import { fallbackNotice, noMapReason } from '../../../../web/map/basemap/use-basemap.ts'
import { BUILT_IN, makeBasemaps, OWN_FILE, PICTURES, STYLE } from '../make-basemap.ts'

const failed = (...basemaps: Basemap[]): GivenUp =>
  new Map(basemaps.map((basemap) => [basemapKey(basemap), 'unreachable']))
const basemaps = makeBasemaps({ streets: [STYLE, OWN_FILE, BUILT_IN], satellite: [PICTURES] })

test('the first provider is drawn, and the built-in map while it keeps silent', () => {
  const choice = chooseBasemap(basemaps, 'streets', failed())
  expect(choice).toEqual({ wanted: STYLE, failures: [], meanwhile: BUILT_IN })
  expect(fallbackNotice(choice, STYLE)).toBeNull()
})

test('a provider that fails is replaced by the next one, and that is said', () => {
  const choice = chooseBasemap(basemaps, 'streets', failed(STYLE))
  expect(choice).toEqual({
    wanted: OWN_FILE,
    failures: [{ basemap: STYLE, reason: 'unreachable' }],
    meanwhile: BUILT_IN,
  })
  expect(fallbackNotice(choice, OWN_FILE)).toBe(
    'Example Streets cannot be reached. Showing Your map file instead.',
  )
  // Until it is there, what failed may still be in sight.
  expect(fallbackNotice(choice, STYLE)).toBe('Example Streets cannot be reached.')
})

test('the built-in map comes last', () => {
  const choice = chooseBasemap(basemaps, 'streets', failed(STYLE, OWN_FILE))
  expect(choice).toMatchObject({ wanted: BUILT_IN, meanwhile: null })
  expect(fallbackNotice(choice, BUILT_IN)).toBe(
    'Example Streets cannot be reached. Showing the built-in map, without street detail.',
  )
})

test('where pictures from above fail, the built-in map stands for them', () => {
  const choice = chooseBasemap(basemaps, 'satellite', failed(PICTURES))
  expect(choice).toMatchObject({ wanted: BUILT_IN, meanwhile: null })
  expect(fallbackNotice(choice, BUILT_IN)).toBe(
    'Example Imagery cannot be reached. Showing the built-in map, without street detail.',
  )
})

test('where all fail there is no map, and the last one says why', () => {
  const choice = chooseBasemap(basemaps, 'streets', failed(STYLE, OWN_FILE, BUILT_IN))
  expect(choice).toMatchObject({ wanted: null, meanwhile: null })
  expect(noMapReason(choice)).toBe('The map could not be loaded.')
})

test('a built-in map that failed is not shown meanwhile', () => {
  expect(chooseBasemap(basemaps, 'streets', failed(BUILT_IN))).toMatchObject({
    wanted: STYLE,
    meanwhile: null,
  })
})
