import { ArrowUpRight, PersonStanding } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { LatLng } from '../../../sync/domain/area/coordinates.ts'
import { coordinatesInWords, propertyMapsHref } from '../../../sync/domain/place/place-links.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { fetchMapsPage } from '../../data/maps/property-maps.ts'
import { Figure } from './figure.tsx'
import styles from './place.module.css'
import { SETTLING_MS } from './settling.ts'

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

/** The way to the property in a maps service. */
function MapsLink({ property }: { property: Property }) {
  return (
    <a
      className={`link ${styles.button}`}
      href={useMapsPage(property)}
      target="_blank"
      rel="noopener noreferrer"
    >
      Open in Maps
      <ArrowUpRight size={13} strokeWidth={1.75} aria-hidden className={styles.icon} />
    </a>
  )
}

/**
 * Where a property can be looked at in a maps service: the page that the server names, which the browser keeps for an
 * hour. Until it does, and where it does not, a page that any browser finds: its coordinates, or a search for its address.
 */
function useMapsPage(property: Property): string {
  const { id } = property
  const [named, setNamed] = useState<{ id: string; page: string | null } | null>(null)
  useEffect(() => {
    let isOver = false
    const timer = setTimeout(async () => {
      const page = await fetchMapsPage(id)
      if (!isOver) setNamed({ id, page })
    }, SETTLING_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [id])
  return (named?.id === id ? named.page : null) ?? propertyMapsHref(property)
}
