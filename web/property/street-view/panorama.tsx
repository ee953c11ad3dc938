import { ArrowUpRight, PersonStanding } from 'lucide-react'
import type { LatLng } from '../../../sync/domain/area/coordinates.ts'
import { embeddedPanoramaHref, panoramaHref } from '../../../sync/domain/place/place-links.ts'
import { useOnline } from '../../map/use-online.ts'
import { Empty } from '../../ui/states/states.tsx'
import styles from './panorama.module.css'

export const NO_COORDINATES = 'This property has no coordinates.'

interface PanoramaProps {
  /** Null where the property has no coordinates. */
  place: LatLng | null
  name: string
  /** Of the maps service; null where none is configured. */
  embedKey: string | null
}

/** The view from the street, where a maps service may be embedded. */
export function Panorama({ place, name, embedKey }: PanoramaProps) {
  const isOnline = useOnline()
  if (place !== null && embedKey !== null && isOnline) {
    return (
      <iframe
        className={styles.frame}
        src={embeddedPanoramaHref(place, embedKey)}
        title={`Street view of ${name}`}
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
    )
  }
  return (
    <div className={styles.none}>
      <Empty
        icon={PersonStanding}
        title="Street view not available for this location"
        reason={whyNot(place, embedKey)}
      >
        {place !== null && (
          <a className="link" href={panoramaHref(place)} target="_blank" rel="noopener noreferrer">
            Look in Google Maps
            <ArrowUpRight size={13} strokeWidth={1.75} aria-hidden className={styles.icon} />
          </a>
        )}
      </Empty>
    </div>
  )
}

function whyNot(place: LatLng | null, embedKey: string | null): string {
  if (place === null) return NO_COORDINATES
  return embedKey === null ? 'No street view service is configured.' : 'It needs the internet.'
}
