import { ArrowUpRight, PersonStanding } from 'lucide-react'
import type { LatLng } from '../../../sync/domain/coordinates.ts'
import { coordinatesInWords, mapsHref } from '../../../sync/domain/place-links.ts'
import { Figure } from './figure.tsx'
import styles from './place.module.css'

interface PlaceProps {
  place: LatLng
  onStreetView(): void
}

/** Where the property is, in figures, and what shows it. */
export function Place({ place, onStreetView }: PlaceProps) {
  return (
    <div className={styles.place}>
      <span className="figures">
        <Figure field="latitude" words={coordinatesInWords(place)} />
      </span>
      <span className={styles.ways}>
        <button type="button" className={`link ${styles.button}`} onClick={onStreetView}>
          Street view
          <PersonStanding size={14} strokeWidth={1.75} aria-hidden className={styles.icon} />
        </button>
        <a
          className={`link ${styles.button}`}
          href={mapsHref(place)}
          target="_blank"
          rel="noopener noreferrer"
        >
          Open in Maps
          <ArrowUpRight size={13} strokeWidth={1.75} aria-hidden className={styles.icon} />
        </a>
      </span>
    </div>
  )
}
