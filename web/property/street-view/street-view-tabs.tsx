import { lazy, useState } from 'react'
import type { LatLng } from '../../../sync/domain/area/coordinates.ts'
import { hasCoordinates } from '../../../sync/domain/place/has-coordinates.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { useBasemaps } from '../../data/maps/use-basemaps.ts'
import { MapBoundary } from '../../map/map-boundary.tsx'
import { mapTabs } from '../../map/map-tabs.ts'
import { useOnline } from '../../map/use-online.ts'
import { TabList, TabPanel, Tabs } from '../../ui/tabs.tsx'
import { NO_COORDINATES, Panorama } from './panorama.tsx'
import styles from './street-view-tabs.module.css'

const PlaceMap = lazy(() => import('../../map/place-map.tsx').then((file) => ({ default: file.PlaceMap })))

type View = 'street' | 'satellite'

/** The property from the street or from above. */
export function StreetViewTabs({ property }: { property: Property }) {
  const offered = useBasemaps()
  const isOnline = useOnline()
  const [view, setView] = useState<View>('street')
  const basemaps = offered === 'unknown' ? null : offered
  const place: LatLng | null = hasCoordinates(property) ? property : null
  const satellite = mapTabs(basemaps, isOnline).find(({ value }) => value === 'satellite')
  const unavailable = place === null ? NO_COORDINATES : satellite?.unavailable

  const choose = (next: View): void => {
    if (next === 'street' || unavailable === undefined) setView(next)
  }

  return (
    <Tabs value={view} onChange={choose}>
      <div className={styles.views}>
        <div className={styles.head}>
          <TabList
            label="View"
            tabs={[
              { value: 'street', label: 'Street View' },
              {
                value: 'satellite',
                label: 'Satellite View',
                ...(unavailable !== undefined && { unavailable }),
              },
            ]}
          />
          {unavailable !== undefined && <span className={styles.unavailable}>{unavailable}</span>}
        </div>
        <TabPanel value={view}>
          <div className={styles.view}>
            {view === 'street' || place === null ? (
              <Panorama place={place} name={property.name} embedKey={basemaps?.streetViewKey ?? null} />
            ) : (
              <MapBoundary>
                <PlaceMap
                  label={`Satellite view of ${property.name}`}
                  place={{ latitude: place.latitude, longitude: place.longitude }}
                  pin={null}
                  kind="satellite"
                />
              </MapBoundary>
            )}
          </div>
        </TabPanel>
      </div>
    </Tabs>
  )
}
