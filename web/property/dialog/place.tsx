import { PersonStanding } from 'lucide-react'
import type { LatLng } from '../../../sync/domain/area/coordinates.ts'
import { coordinatesInWords } from '../../../sync/domain/place-links.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { Figure } from './figure.tsx'
import { MapsLink } from './maps-link.tsx'
import styles from './place.module.css'

interface PlaceProps {
  place: Property & LatLng
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
        <MapsLink property={place} />
      </span>
    </div>
  )
}

/** The same of a property that nobody has placed. */
export function NoPlace({ property }: { property: Property }) {
  return (
    <section aria-label="Location" className={styles.place}>
      <span className="muted">No coordinates on file.</span>
      <MapsLink property={property} />
    </section>
  )
}
