import { IconLayer, ScatterplotLayer } from 'deck.gl'
import type { LatLng } from '../../../sync/domain/area/coordinates.ts'
import { TIER_COLORS } from '../../../sync/domain/rents/tier-colors.ts'
import type { Theme } from '../../ui/theme/theme-store.ts'
import { type CompPins, placeOf, tierOf } from './comp-pins.ts'
import { type PinAtlas, pinKey } from './pin-atlas.ts'

interface Icon {
  key: string
  place: [number, number]
}

/** The user's own pins: the subject's star, and the place searched where it is none. */
export interface OwnPin {
  kind: 'star' | 'center'
  at: LatLng
}

/** Dots as the graphics card takes them. */
export interface PinDots {
  /** Positions of their pins, rising. */
  positions: readonly number[]
  /** Longitude and latitude of each in turn. */
  places: Float64Array
  /** Red, green, blue and opacity of each in turn. */
  colors: Uint8Array
}

/** Pins as plain dots, in columns as the layer takes them. */
export function pinDots(pins: CompPins, positions: readonly number[], theme: Theme): PinDots {
  const places = new Float64Array(positions.length * 2)
  const colors = new Uint8Array(positions.length * 4)
  positions.forEach((position, i) => {
    places.set(placeOf(pins, position), 2 * i)
    const rgb = Number.parseInt(TIER_COLORS[theme][tierOf(pins, position)].fill.slice(1), 16)
    colors.set([rgb >> 16, (rgb >> 8) & 255, rgb & 255, 255], 4 * i)
  })
  return { positions, places, colors }
}

/** The dots of the first `count` pins. Another count sends nothing again to the graphics card. */
export function dotLayer({ positions, places, colors }: PinDots, count: number) {
  const beyond = positions.findIndex((position) => position >= count)
  return new ScatterplotLayer({
    id: 'dots',
    data: {
      length: beyond < 0 ? positions.length : beyond,
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
    place: placeOf(pins, position),
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
