import { ArrowUpRight } from 'lucide-react'
import type { LatLng } from '../../../sync/domain/coordinates.ts'
import { coordinatesInWords, mapsHref } from '../place-links.ts'
import { Figure } from './figure.tsx'
import styles from './place.module.css'

/** Where the property is. */
export function Place({ place }: { place: LatLng }) {
  return (
    <section aria-label="Location" className={styles.place}>
      <span className="figures">
        <Figure field="latitude" words={coordinatesInWords(place)} />
      </span>
      <a className="link" href={mapsHref(place)} target="_blank" rel="noreferrer">
        Open in Maps
        <ArrowUpRight size={13} strokeWidth={1.75} aria-hidden className={styles.icon} />
      </a>
    </section>
  )
}
