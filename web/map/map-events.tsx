import type { Map as MapInstance } from 'maplibre-gl'
import { type RefObject, useEffect, useRef } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import type { LatLng } from '../../sync/domain/area/coordinates.ts'
import type { BaseMapProps, SeenView } from './base-map-props.ts'

interface MapEventsProps extends Pick<BaseMapProps, 'label' | 'onReady' | 'onMoved'> {
  /** Is kept at where the map stands. */
  center: RefObject<LatLng & { zoom: number }>
}

/** Tells what happens to the map. */
export function MapEvents(props: MapEventsProps) {
  const { label, center } = props
  const map = useMap().current?.getMap()
  const newest = useRef(props)
  newest.current = props

  useEffect(() => {
    if (map === undefined) return
    map.keyboard.disableRotation()
    map.touchZoomRotate.disableRotation()
    const moved = () => {
      const { lat, lng } = map.getCenter()
      center.current = { latitude: lat, longitude: lng, zoom: map.getZoom() }
      newest.current.onMoved?.(seenView(map))
    }
    const ready = () => newest.current.onReady?.(map)
    map.on('moveend', moved)
    map.once('style.load', ready)
    return () => {
      map.off('moveend', moved)
      map.off('style.load', ready)
    }
  }, [map, center])

  useEffect(() => map?.getCanvas().setAttribute('aria-label', label), [map, label])
  return null
}

/** What can be seen of a map now. */
export function seenView(map: MapInstance): SeenView {
  const bounds = map.getBounds()
  return {
    bounds: {
      south: bounds.getSouth(),
      west: bounds.getWest(),
      north: bounds.getNorth(),
      east: bounds.getEast(),
    },
    zoom: map.getZoom(),
  }
}
