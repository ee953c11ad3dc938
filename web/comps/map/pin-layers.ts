import { IconLayer, ScatterplotLayer } from 'deck.gl'
import type { LatLng } from '../../../sync/domain/coordinates.ts'
import { TIER_COLORS } from '../../../sync/domain/tier-colors.ts'
import type { Theme } from '../../ui/theme-store.ts'
import { type CompPins, tierOf } from './comp-pins.ts'
import { type PinAtlas, pinKey } from './pin-atlas.ts'

interface Icon {
  key: string
  place: [number, number]
}

/** The user's own pins: the subject's star, and the place searched where it is none. */
export interface OwnPin {
  kind: 'star' | 'centre'
  at: LatLng
}

/** Red, green, blue and opacity of each pin in turn, as the graphics card takes them. */
export function pinColors(pins: CompPins, theme: Theme): Uint8Array {
  const colors = new Uint8Array(pins.slots.length * 4)
  for (let i = 0; i < pins.slots.length; i++) {
    const rgb = Number.parseInt(TIER_COLORS[theme][tierOf(pins, i)].fill.slice(1), 16)
    colors.set([rgb >> 16, (rgb >> 8) & 255, rgb & 255, 255], 4 * i)
  }
  return colors
}

/** The first `count` pins as dots. Another count sends nothing anew to the graphics card. */
export function dotLayer({ places }: CompPins, colors: Uint8Array, count: number) {
  return new ScatterplotLayer({
    id: 'dots',
    data: {
      length: count,
      attributes: {
        getPosition: { value: places, size: 2 },
        getFillColor: { value: colors, size: 4, normalized: true },
      },
    },
    getRadius: 4.5,
    radiusUnits: 'pixels',
    stroked: true,
    getLineColor: [20, 22, 40, 158],
    getLineWidth: 1,
    lineWidthUnits: 'pixels',
    pickable: false,
  })
}

/** The numbers over their dots, the nearest comp's on top, and over them the user's own pins. */
export function numberLayer(
  pins: CompPins,
  numbered: readonly number[],
  atlas: PinAtlas,
  own: readonly OwnPin[],
) {
  const icons: Icon[] = numbered.toReversed().map((position) => ({
    key: pinKey(pins, position),
    place: [pins.places[2 * position] as number, pins.places[2 * position + 1] as number],
  }))
  for (const { kind, at } of own) icons.push({ key: kind, place: [at.longitude, at.latitude] })
  return new IconLayer<Icon>({
    id: 'numbers',
    data: icons,
    // Typed as a texture or an address, but taken as any image.
    iconAtlas: atlas.image as unknown as string,
    iconMapping: atlas.icons,
    getIcon: ({ key }) => key,
    getPosition: ({ place }) => place,
    getSize: ({ key }) => atlas.heights[key] ?? 0,
    pickable: false,
    alphaCutoff: 0,
  })
}
