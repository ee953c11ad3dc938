import { Marker } from 'react-map-gl/maplibre'
import type { LatLng } from '../../../sync/domain/area/coordinates.ts'
import { BaseMap } from '../../map/base-map.tsx'
import { MapControls } from '../../map/map-controls.tsx'
import styles from './pair-map.module.css'

/** Degrees around two places, so that both stand within the map and not at its edge. */
const MARGIN = 0.0015

interface PairMapProps {
  a: LatLng | null
  b: LatLng | null
}

/** Where two properties are. */
export function PairMap({ a, b }: PairMapProps) {
  const places = [a, b].filter((place) => place !== null)
  const [latitudes, longitudes] = [places.map((p) => p.latitude), places.map((p) => p.longitude)]
  const bounds = {
    south: Math.min(...latitudes) - MARGIN,
    north: Math.max(...latitudes) + MARGIN,
    west: Math.min(...longitudes) - MARGIN,
    east: Math.max(...longitudes) + MARGIN,
  }
  return (
    <BaseMap label="Map of both properties" start={{ bounds }} inScroller>
      {a !== null && (
        <Marker {...a} anchor="bottom-right">
          <span className={styles.pin}>A</span>
        </Marker>
      )}
      {b !== null && (
        <Marker {...b} anchor="top-left">
          <span className={styles.pin}>B</span>
        </Marker>
      )}
      <MapControls />
    </BaseMap>
  )
}
