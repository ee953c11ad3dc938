import { lazy, useState } from 'react'
import type { LatLng } from '../../../sync/domain/area/coordinates.ts'
import { formatRent, type RentUnit } from '../../../sync/domain/format.ts'
import type { Property } from '../../../sync/domain/property.ts'
import type { BasemapKind } from '../../../sync/maps/basemaps.ts'
import { useBasemaps } from '../../data/maps/use-basemaps.ts'
import { MapBoundary } from '../../map/map-boundary.tsx'
import { lackingWords, mapTabs } from '../../map/map-tabs.ts'
import { useOnline } from '../../map/use-online.ts'
import { useSeen } from '../../map/use-seen.ts'
import { TabList, TabPanel, Tabs } from '../../ui/tabs.tsx'
import { StreetView } from '../street-view/street-view.tsx'
import { Place } from './place.tsx'
import styles from './property-map.module.css'

const PlaceMap = lazy(() => import('../../map/place-map.tsx').then((file) => ({ default: file.PlaceMap })))

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
  const canShow = (kind: BasemapKind): boolean =>
    tabs.some(({ value, unavailable }) => value === kind && unavailable === undefined)
  const kind = canShow(chosen) ? chosen : 'streets'
  const choose = (next: BasemapKind): void => {
    if (canShow(next)) setChosen(next)
  }
  const lacking = lackingWords(known, isOnline)
  const { name, latitude, longitude, rentPerSf } = property

  return (
    <Tabs value={kind} onChange={choose}>
      <section aria-label="Location" className={styles.location}>
        <div className={styles.head}>
          <h3 className={styles.title}>Interactive Property Map</h3>
          <TabList label="Map" size="small" tabs={tabs} />
        </div>
        <TabPanel value={kind}>
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
        </TabPanel>
        {lacking !== null && <p className={styles.lacking}>{lacking}</p>}
        <Place key={property.id} place={property} onStreetView={() => setStreetView(true)} />
        <StreetView open={isStreetView} property={property} onClose={() => setStreetView(false)} />
      </section>
    </Tabs>
  )
}
