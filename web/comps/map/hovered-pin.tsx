import { Star } from 'lucide-react'
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import { formatRent, NO_RENT, RENT_UNITS, type RentUnit } from '../../../sync/domain/format.ts'
import { hasCoordinates } from '../../../sync/domain/place/has-coordinates.ts'
import type { Property } from '../../../sync/domain/property.ts'
import type { HoverStore } from '../../property/hover-store.ts'
import styles from './hovered-pin.module.css'

/** Pixels between the words and the map's edge. */
const EDGE = 8
/** Nearer to the map's top, the words stand below the pin. */
const BELOW = 52
const HEIGHT_OF_PIN = 66

interface HoveredPinProps {
  hovered: HoverStore
  /** The number of a slot's pin, 0 for the subject; null where it has none. */
  numberOf(slot: number): number | null
  propertyAt(slot: number): Property
  unit: RentUnit
}

/** The pin that is pointed at, here or in the list: it turns indigo and grows. Alone in rendering when the pointer moves. */
export function HoveredPin({ hovered, numberOf, propertyAt, unit }: HoveredPinProps) {
  const slot = useSyncExternalStore(hovered.subscribe, () => hovered.current()?.slot ?? -1)
  const map = useMap().current?.getMap()
  const place = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLSpanElement>(null)
  const number = slot < 0 ? null : numberOf(slot)
  const property = number === null ? null : propertyAt(slot)

  useLayoutEffect(() => {
    if (map === undefined || property === null || !hasCoordinates(property)) return
    const half = (words.current?.offsetWidth ?? 0) / 2 + EDGE
    const follow = () => {
      const { x, y } = map.project([property.longitude, property.latitude])
      if (place.current === null || words.current === null) return
      place.current.style.translate = `${x}px ${y}px`
      // The words stay in sight where the pin is near an edge.
      const { clientWidth } = map.getContainer()
      const middle = Math.max(Math.min(x, clientWidth - half), half)
      words.current.style.translate = `${middle - x}px ${y < BELOW ? HEIGHT_OF_PIN : 0}px`
    }
    follow()
    map.on('move', follow)
    return () => void map.off('move', follow)
  }, [map, property])

  if (property === null || !hasCoordinates(property)) return null
  const { name, rentPerSf } = property
  return (
    <div ref={place} className={styles.place} aria-hidden>
      <span ref={words} className={styles.words}>
        <strong>{name}</strong> ·{' '}
        {rentPerSf === null ? NO_RENT : `${formatRent(rentPerSf, unit)} ${RENT_UNITS[unit]}`}
      </span>
      <span className={styles.pin} data-hovered-pin>
        {number === 0 ? <Star size={15} strokeWidth={2} /> : number}
      </span>
    </div>
  )
}
