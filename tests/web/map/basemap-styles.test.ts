import { createRequire } from 'node:module'
import type { StyleSpecification } from 'maplibre-gl'
import { expect, test } from 'vitest'
import { groundStyle } from '../../../web/map/basemap/ground-style.ts'
import { rasterStyle } from '../../../web/map/basemap/prepare-raster.ts'
import { protomapsStyle } from '../../../web/map/basemap/protomaps-style.ts'

interface Validator {
  validateStyleMin(style: StyleSpecification): { message: string }[]
}

/** MapLibre's own judge of styles, as installed beside it. */
async function problemsOf(style: StyleSpecification): Promise<string[]> {
  const beside = createRequire(createRequire(import.meta.url).resolve('maplibre-gl/package.json'))
  const { validateStyleMin } = (await import(beside.resolve('@maplibre/maplibre-gl-style-spec'))) as Validator
  return validateStyleMin(style).map(({ message }) => message)
}

test.each(['light', 'dark'] as const)('every %s style is one that MapLibre accepts', async (theme) => {
  expect(await problemsOf(groundStyle('pmtiles:///basemap/us.pmtiles', theme))).toEqual([])
  expect(await problemsOf(protomapsStyle('pmtiles:///own.pmtiles', theme))).toEqual([])
  expect(
    await problemsOf(rasterStyle({ type: 'raster', tiles: ['https://a.example/{z}/{x}/{y}'] }, theme)),
  ).toEqual([])
})

test('no style of ours asks for fonts or pictures of symbols', () => {
  for (const style of [groundStyle('pmtiles://a', 'light'), protomapsStyle('pmtiles://a', 'light')]) {
    expect([style.glyphs, style.sprite]).toEqual([undefined, undefined])
    expect(JSON.stringify(style.layers)).not.toContain('icon-image')
  }
})
