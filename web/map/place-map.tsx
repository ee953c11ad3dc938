import { useEffect, useRef, useState } from 'react'
import { Marker, useMap } from 'react-map-gl/maplibre'
import type { LatLng } from '../../sync/domain/area/coordinates.ts'
import type { BasemapKind } from '../../sync/maps/basemaps.ts'
import { BaseMap } from './base-map.tsx'
import { MapControls } from './map-controls.tsx'
import styles from './place-map.module.css'

/** How close the place is shown (specification, section 9). */
const ZOOM = 16
/** A basemap without streets is shown this much closer than its detail goes, so that a place still has others around it. */
const BEYOND_DETAIL = 2
/** And this much closer by hand; beyond, it is a blank. */
const CLOSEST_BEYOND_DETAIL = 4

export interface PlaceMapProps {
  label: string
  place: LatLng
  /** What the pin says; null for a pin without words. */
  pin: string | null
  kind: BasemapKind
  inScroller?: boolean
}

/** A map of one place. Follows `place`, unless the map has been moved by hand meanwhile. */
export function PlaceMap({ label, place, pin, kind, inScroller = false }: PlaceMapProps) {
  const [detailZoom, setDetailZoom] = useState<number | null>(null)
  return (
    <BaseMap
      label={label}
      kind={kind}
      start={{ ...place, zoom: ZOOM }}
      inScroller={inScroller}
      onDetail={setDetailZoom}
    >
      <Camera place={place} detailZoom={detailZoom} />
      <Marker {...place} anchor={pin === null ? 'center' : 'bottom'}>
        {pin === null ? <span className={styles.dot} /> : <span className={styles.pin}>{pin}</span>}
      </Marker>
      <MapControls />
    </BaseMap>
  )
}

/** Keeps the map at the place, and as close as the basemap is worth looking at. */
function Camera({ place, detailZoom }: { place: LatLng; detailZoom: number | null }) {
  const map = useMap().current?.getMap()
  const { latitude, longitude } = place
  const keptAt = useRef<string | null>(null)
  const isByHand = useRef(false)

  useEffect(() => {
    if (map === undefined) return
    const moved = (event: object) => {
      if ('originalEvent' in event && event.originalEvent !== undefined) isByHand.current = true
    }
    map.on('movestart', moved)
    return () => void map.off('movestart', moved)
  }, [map])

  useEffect(() => {
    if (map === undefined) return
    map.setMaxZoom(detailZoom === null ? null : detailZoom + CLOSEST_BEYOND_DETAIL)
    const at = `${latitude} ${longitude}`
    if (keptAt.current === at && isByHand.current) return
    keptAt.current = at
    isByHand.current = false
    map.jumpTo({ center: [longitude, latitude], zoom: startZoom(detailZoom) })
  }, [map, detailZoom, latitude, longitude])

  return null
}

function startZoom(detailZoom: number | null): number {
  return detailZoom === null ? ZOOM : Math.min(ZOOM, detailZoom + BEYOND_DETAIL)
}
