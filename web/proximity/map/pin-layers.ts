import { IconLayer, ScatterplotLayer } from 'deck.gl'
import type { LatLng } from '../../../sync/domain/coordinates.ts'
import { TIER_COLORS } from '../../../sync/domain/tier-colors.ts'
import type { Theme } from '../../ui/theme-store.ts'
import { type CompPins, tierOf } from './comp-pins.ts'
import { MOST_NUMBERED, type PinAtlas, pinKey } from './pin-atlas.ts'

interface Icon {
  key: string
  place: [number, number]
}

/** Pins beyond the numbered ones, as arrays that the graphics card takes as they are. */
export interface PinDots {
  places: Float64Array
  colors: Uint8Array
}

export function pinDots(pins: CompPins, theme: Theme): PinDots {
  const places = pins.places.subarray(2 * MOST_NUMBERED)
  const colors = new Uint8Array(places.length * 2)
  for (let i = 0; i < places.length / 2; i++) {
    const { fill } = TIER_COLORS[theme][tierOf(pins, MOST_NUMBERED + i)]
    const rgb = Number.parseInt(fill.slice(1), 16)
    colors.set([rgb >> 16, (rgb >> 8) & 255, rgb & 255, 255], 4 * i)
  }
  return { places, colors }
}

/** The first `count` pins, the nearest on top, and over them the place searched and the subject. */
export function pinLayers(
  { pins, dots, atlas, count }: { pins: CompPins; dots: PinDots; atlas: PinAtlas; count: number },
  own: readonly { kind: 'star' | 'centre'; at: LatLng }[],
) {
  const icons: Icon[] = []
  for (let i = Math.min(count, MOST_NUMBERED) - 1; i >= 0; i--) {
    icons.push({
      key: pinKey(pins, i),
      place: [pins.places[2 * i] as number, pins.places[2 * i + 1] as number],
    })
  }
  for (const { kind, at } of own) icons.push({ key: kind, place: [at.longitude, at.latitude] })
  return [
    new ScatterplotLayer({
      id: 'dots',
      data: {
        length: Math.max(count - MOST_NUMBERED, 0),
        attributes: {
          getPosition: { value: dots.places, size: 2 },
          getFillColor: { value: dots.colors, size: 4, normalized: true },
        },
      },
      getRadius: 4.5,
      radiusUnits: 'pixels',
      stroked: true,
      getLineColor: [20, 22, 40, 158],
      getLineWidth: 1,
      lineWidthUnits: 'pixels',
      pickable: false,
    }),
    new IconLayer<Icon>({
      id: 'pins',
      data: icons,
      // Typed as a texture or an address, but taken as any image.
      iconAtlas: atlas.image as unknown as string,
      iconMapping: atlas.icons,
      getIcon: ({ key }) => key,
      getPosition: ({ place }) => place,
      getSize: ({ key }) => atlas.heights[key] ?? 0,
      pickable: false,
      alphaCutoff: 0,
    }),
  ]
}
