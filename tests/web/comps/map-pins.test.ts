import { expect, test } from 'vitest'
import { mercatorX, mercatorY } from '../../../sync/domain/area/mercator.ts'
import type { CompPins } from '../../../web/comps/map/comp-pins.ts'
import { numberedPins } from '../../../web/comps/map/use-comp-layers.ts'
import { pinAt } from '../../../web/comps/map/use-map-pointing.ts'

const ZOOM = 10
const WORLD = 512 * 2 ** ZOOM

/** Pins so many pixels east of a place, at `ZOOM`. */
function pinsAt(...east: number[]): CompPins {
  const [x, y] = [mercatorX(-95), mercatorY(30)]
  return {
    slots: Uint32Array.from(east.keys()),
    numbers: Uint32Array.from(east.keys(), (i) => i + 1),
    x: Float64Array.from(east, (pixels) => x + pixels / WORLD),
    y: Float64Array.from(east, () => y),
    tiers: new Uint8Array(east.length),
  }
}

test('a number that a nearer comp would cover is a dot until the map is closer', () => {
  const pins = pinsAt(0, 8, 16, 40)
  expect(numberedPins(pins, ZOOM)).toEqual([0, 2, 3])
  expect(numberedPins(pins, ZOOM + 1)).toEqual([0, 1, 2, 3])
  expect(numberedPins(pins, ZOOM - 3)).toEqual([0])
})

test('only numbers of two digits stand on the map', () => {
  const spread = pinsAt(...Array.from({ length: 120 }, (_, i) => i * 100))
  expect(numberedPins(spread, ZOOM)).toHaveLength(99)
})

test('the pin closest to the pointer is meant, within reach and among those drawn', () => {
  const pins = pinsAt(0, 10, 30)
  const under = (pixels: number, count = 3) =>
    pinAt(pins, count, { x: mercatorX(-95) + pixels / WORLD, y: mercatorY(30), world: WORLD }, 11)
  expect([under(4), under(6), under(20.5), under(50), under(30, 2)]).toEqual([0, 1, 2, -1, -1])
})
