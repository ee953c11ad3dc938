import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mercatorX, mercatorY } from '../../../sync/domain/area/mercator.ts'
import type { CompPins } from '../../../web/comps/map/comp-pins.ts'
import { dotsIn } from '../../../web/comps/map/use-comp-layers.ts'

const ZOOM = 10
const PIXEL = 1 / (512 * 2 ** ZOOM)
const VIEW = { bounds: { south: 29.5, west: -96, north: 30, east: -95 }, zoom: ZOOM }

function pinsAt(places: readonly (readonly [longitude: number, latitude: number])[]): CompPins {
  return {
    slots: Uint32Array.from(places.keys()),
    numbers: Uint32Array.from(places.keys(), (i) => i + 1),
    x: Float64Array.from(places, ([longitude]) => mercatorX(longitude)),
    y: Float64Array.from(places, ([, latitude]) => mercatorY(latitude)),
    tiers: new Uint8Array(places.length),
  }
}

test('of pins on one spot the first is drawn, and none far outside the view', () => {
  expect(
    dotsIn(
      pinsAt([
        [-95.5, 29.8],
        [-95.5, 29.8],
        [-120, 29.8],
        [-95.4, 29.8],
        [-95.5, 45],
      ]),
      VIEW,
    ),
  ).toEqual([0, 3])
})

test('every pin in view has a dot within a few pixels, and it is no later one', () => {
  const place = fc.tuple(
    fc.double({ min: -96, max: -95, noNaN: true }),
    fc.double({ min: 29.5, max: 30, noNaN: true }),
  )
  fc.assert(
    fc.property(fc.array(place, { maxLength: 80 }), (places) => {
      const pins = pinsAt(places)
      const dots = dotsIn(pins, VIEW)
      for (const position of places.keys()) {
        const isDrawn = dots.some(
          (dot) =>
            dot <= position &&
            Math.abs((pins.x[dot] as number) - (pins.x[position] as number)) <= 3 * PIXEL &&
            Math.abs((pins.y[dot] as number) - (pins.y[position] as number)) <= 3 * PIXEL,
        )
        expect(isDrawn).toBe(true)
      }
      expect(dots).toEqual([...dots].sort((a, b) => a - b))
    }),
  )
})
