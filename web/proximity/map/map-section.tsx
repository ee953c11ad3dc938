import { MapPin, SlidersHorizontal } from 'lucide-react'
import { lazy, memo } from 'react'
import type { LatLng } from '../../../sync/domain/area/coordinates.ts'
import { formatRadius } from '../../../sync/domain/proximity.ts'
import { useBook } from '../../data/book/book.tsx'
import { MapBoundary } from '../../map/map-boundary.tsx'
import type { HoverStore } from '../../property/hover-store.ts'
import type { MappedState } from '../proximity-state.ts'
import { PROXIMITY_WORDS } from '../proximity-words.ts'
import styles from './map-section.module.css'

/** The code of the map is larger than all the rest together, and comes when it is asked for. */
const LazyProximityMap = lazy(async () => ({
  default: (await import('./proximity-map.tsx')).ProximityMap,
}))

/** Pixels of the map that the bar on a phone covers. */
const PHONE_BAR = 60

interface MapSectionProps {
  state: MappedState
  hovered: HoverStore
  isPhone: boolean
  /** How many filters are. */
  active: number
  /** A pin was picked: the list is to show it. */
  onShow(slot: number): void
  /** A press on the map says where to search. */
  onAim(center: LatLng): void
  /** Opens the form and the filters of a phone. */
  onEdit(): void
}

/** The map of what is around the place; a phone's has the place and the radius over it. */
export const MapSection = memo(function MapSection(props: MapSectionProps) {
  const { state, hovered, isPhone, active, onShow, onAim, onEdit } = props
  const { book } = useBook()
  return (
    <section ref={isPhone ? uncoverWhenFocused : undefined} className={styles.map} aria-label="Map">
      <MapBoundary>
        <LazyProximityMap {...{ book, state, hovered, onShow, onAim }} coveredTop={isPhone ? PHONE_BAR : 0} />
      </MapBoundary>
      {isPhone && (
        <PhoneBar place={state.place?.label ?? null} radius={state.radius} active={active} onOpen={onEdit} />
      )}
    </section>
  )
})

/** A phone's list slides over the map: what gets the focus there by key is brought into sight again. */
function uncoverWhenFocused(section: HTMLElement | null): () => void {
  const onFocusIn = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(':focus-visible')) window.scrollTo({ top: 0 })
  }
  section?.addEventListener('focusin', onFocusIn)
  return () => section?.removeEventListener('focusin', onFocusIn)
}

interface PhoneBarProps {
  /** Null before a first search. */
  place: string | null
  radius: number
  active: number
  onOpen: () => void
}

/** Where and how far, over the map of a phone. A press opens the form and the filters. */
function PhoneBar({ place, radius, active, onOpen }: PhoneBarProps) {
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
