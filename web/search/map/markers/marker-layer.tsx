import { IconLayer } from 'deck.gl'
import { useMemo } from 'react'
import { DeckOverlay } from '../../../map/deck-overlay.tsx'
import { spriteAtlas } from '../../../map/pins/sprite-atlas.ts'
import type { Sprite } from '../../../map/pins/sprite-canvas.ts'
import type { Marker, MarkerLook } from './markers.ts'

interface MarkerLayerProps {
  markers: readonly Marker[]
  spriteOf: (look: MarkerLook) => Sprite
}

/** Draws all markers. What is pointed at is up to `markerAt`, which needs no round to the graphics card. */
export function MarkerLayer({ markers, spriteOf }: MarkerLayerProps) {
  const layers = useMemo(() => {
    const sprites = new Map(markers.map(({ look }) => [look.key, spriteOf(look)]))
    const { image, icons } = spriteAtlas(sprites)
    const heightOf = ({ look }: Marker) => {
      const drawn = sprites.get(look.key)?.drawn
      return drawn === undefined ? 0 : drawn.bottom - drawn.top
    }
    return [
      new IconLayer<Marker>({
        id: 'markers',
        data: markers,
        // Typed as a texture or an address, but taken as any image.
        iconAtlas: image as unknown as string,
        iconMapping: icons,
        getIcon: ({ look }) => look.key,
        getPosition: ({ longitude, latitude }) => [longitude, latitude],
        getSize: heightOf,
        pickable: false,
        alphaCutoff: 0,
      }),
    ]
  }, [markers, spriteOf])
  return <DeckOverlay layers={layers} />
}
