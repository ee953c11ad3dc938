import { MapLibreOverlay, type MapLibreOverlayProps } from '@deck.gl/maplibre'
import { Layer, type LayersList } from 'deck.gl'
import { memo, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useControl, useMap } from 'react-map-gl/maplibre'

export type DeckOverlayProps = Omit<MapLibreOverlayProps, 'interleaved'>

/** Draws layers of deck.gl over the basemap, on a canvas of their own. Inside `BaseMap`. */
export function DeckOverlay({ layers = [], ...props }: DeckOverlayProps) {
  const map = useMap().current?.getMap()
  const [restored, setRestored] = useState(0)

  useEffect(() => {
    if (map === undefined) return
    // The graphics card was taken away and is back: MapLibre recovers by itself, deck.gl starts again.
    const again = () => setRestored((times) => times + 1)
    map.on('webglcontextrestored', again)
    return () => void map.off('webglcontextrestored', again)
  }, [map])

  // A layer belongs to the overlay that has drawn it.
  const own = useMemo(() => (restored === 0 ? layers : copiesOf(layers)), [layers, restored])
  return <Overlay key={restored} {...props} layers={own} />
}

/** Draws again for other layers alone: what else the page shows does not change the map. */
const Overlay = memo(function Overlay(props: DeckOverlayProps) {
  // In MapLibre's own canvas its labels would change size and vanish (visgl/deck.gl#10700).
  const overlay = useControl(() => {
    // The map below takes the keys: a second stop of Tab, which deck.gl makes of its canvas, would have none.
    const onLoad = () => made.getCanvas()?.setAttribute('tabindex', '-1')
    const made: MapLibreOverlay = new MapLibreOverlay({ ...props, interleaved: false, onLoad })
    return made
  })
  useLayoutEffect(() => overlay.setProps(props))
  return null
})

function copiesOf(layers: LayersList): LayersList {
  return layers.map((layer) => {
    if (Array.isArray(layer)) return copiesOf(layer)
    return layer instanceof Layer ? layer.clone({}) : layer
  })
}
