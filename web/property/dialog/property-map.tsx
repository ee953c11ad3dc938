import { lazy, useState } from 'react'
import type { LatLng } from '../../../sync/domain/coordinates.ts'
import { formatRent, type RentUnit } from '../../../sync/domain/format.ts'
import type { Property } from '../../../sync/domain/property.ts'
import type { BasemapKind } from '../../../sync/maps/basemaps.ts'
import { useBasemaps } from '../../data/maps/use-basemaps.ts'
import { MapBoundary } from '../../map/map-boundary.tsx'
import { useOnline } from '../../map/use-online.ts'
import { useSeen } from '../../map/use-seen.ts'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { StreetView } from '../street-view/street-view.tsx'
import { Place } from './place.tsx'
import styles from './property-map.module.css'
import { lackingWords, mapTabs } from './property-map-tabs.ts'

const PlaceMap = lazy(() => import('./place-map.tsx').then((file) => ({ default: file.PlaceMap })))

interface PropertyMapProps {
  property: Property & LatLng
  unit: RentUnit
}

/** Where the property is: map, coordinates, street view and the way to a maps service. */
export function PropertyMap({ property, unit }: PropertyMapProps) {
  const basemaps = useBasemaps()
  const isOnline = useOnline()
  const { ref, isSeen } = useSeen()
  const [chosen, setChosen] = useState<BasemapKind>('streets')
  const [isStreetView, setStreetView] = useState(false)
  const known = basemaps === 'unknown' ? null : basemaps
  const tabs = mapTabs(known, isOnline)
  const kind = tabs.some((tab) => tab.value === chosen && tab.unavailable === undefined) ? chosen : 'streets'
  const lacking = lackingWords(known, isOnline)
  const { name, latitude, longitude, rentPerSf } = property

  return (
    <section aria-label="Location" className={styles.location}>
      <div className={styles.head}>
        <h3 className={styles.title}>Interactive Property Map</h3>
        <SegmentedControl
          label="Map"
          size="small"
          value={kind}
          segments={tabs}
          onChange={(tab) => setChosen(tab)}
        />
      </div>
      <div ref={ref} className={styles.map}>
        {/* One map at a time: the street view has its own. */}
        {isSeen && !isStreetView && (
          <MapBoundary>
            <PlaceMap
              label={`Map of ${name}`}
              place={{ latitude, longitude }}
              pin={rentPerSf === null ? null : formatRent(rentPerSf, unit)}
              kind={kind}
              inScroller
            />
          </MapBoundary>
        )}
      </div>
      {lacking !== null && <p className={styles.lacking}>{lacking}</p>}
      <Place key={property.id} place={property} onStreetView={() => setStreetView(true)} />
      <StreetView open={isStreetView} property={property} onClose={() => setStreetView(false)} />
    </section>
  )
}
