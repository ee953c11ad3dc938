import { MapPin, SlidersHorizontal } from 'lucide-react'
import { formatRadius } from '../../../sync/domain/proximity.ts'
import { PROXIMITY_WORDS } from '../proximity-words.ts'
import styles from './phone-bar.module.css'

interface PhoneBarProps {
  /** Null before a first search. */
  place: string | null
  radius: number
  active: number
  onOpen: () => void
}

/** Where and how far, over the map of a phone. A press opens the form and the filters. */
export function PhoneBar({ place, radius, active, onOpen }: PhoneBarProps) {
  return (
    <button type="button" className={styles.bar} onClick={onOpen}>
      <MapPin size={17} strokeWidth={1.75} aria-hidden />
      <span className={`${styles.place} truncate`} data-empty={place === null || undefined}>
        {place ?? PROXIMITY_WORDS.placeholder}
      </span>
      <span className={styles.radius}>{formatRadius(radius)} mi</span>
      <SlidersHorizontal size={17} strokeWidth={1.75} aria-hidden />
      {active > 0 && (
        <span className={styles.radius}>
          {active}
          <span className="visually-hidden"> filters active</span>
        </span>
      )}
      <span className="visually-hidden">Change the place, the radius and the filters</span>
    </button>
  )
}
