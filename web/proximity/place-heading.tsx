import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './place-heading.module.css'
import type { SearchedPlace } from './proximity-state.ts'
import { foundHeading, radiusWords } from './proximity-words.ts'

interface PlaceHeadingProps {
  /** What the filter leaves, as the figures are of; null while loading. */
  found: number | null
  place: SearchedPlace
  radius: number
  /** What can be done with what is found. */
  children: ReactNode
}

/** What is found, around where, and how far. */
export function PlaceHeading({ found, place, radius, children }: PlaceHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 className={styles.title}>{found === null ? 'Searching' : foundHeading(found)}</h2>
      <span className={styles.place} title={place.label}>
        <MapPin size={13} strokeWidth={1.75} aria-hidden />
        <span className="truncate figures">{place.label}</span>
      </span>
      <span className={styles.radius}>{radiusWords(radius)}</span>
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
