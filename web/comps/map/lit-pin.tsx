import { Star } from 'lucide-react'
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import { formatRent, NO_RENT, RENT_UNITS, type RentUnit } from '../../../sync/domain/format.ts'
import { hasCoordinates, type Property } from '../../../sync/domain/property.ts'
import type { LitStore } from '../../property/lit.ts'
import styles from './lit-pin.module.css'

interface LitPinProps {
  lit: LitStore
  /** The number of a slot's pin, 0 for the subject; null where it has none. */
  numberOf(slot: number): number | null
  propertyAt(slot: number): Property
  unit: RentUnit
}

/** The pin that is pointed at, here or in the list: it turns indigo and grows. Alone in rendering when the pointer moves. */
export function LitPin({ lit, numberOf, propertyAt, unit }: LitPinProps) {
  const slot = useSyncExternalStore(lit.subscribe, () => lit.current()?.slot ?? -1)
  const map = useMap().current?.getMap()
  const place = useRef<HTMLDivElement>(null)
  const number = slot < 0 ? null : numberOf(slot)
  const property = number === null ? null : propertyAt(slot)

  useLayoutEffect(() => {
    if (map === undefined || property === null || !hasCoordinates(property)) return
    const follow = () => {
      const { x, y } = map.project([property.longitude, property.latitude])
      if (place.current !== null) place.current.style.translate = `${x}px ${y}px`
    }
    follow()
    map.on('move', follow)
    return () => void map.off('move', follow)
  }, [map, property])

  if (property === null || !hasCoordinates(property)) return null
  const { name, rentPerSf } = property
  return (
    <div ref={place} className={styles.place} aria-hidden>
      <span className={styles.words}>
        <strong>{name}</strong> ·{' '}
        {rentPerSf === null ? NO_RENT : `${formatRent(rentPerSf, unit)} ${RENT_UNITS[unit]}`}
      </span>
      <span className={styles.pin} data-lit-pin>
        {number === 0 ? <Star size={15} strokeWidth={2} /> : number}
      </span>
    </div>
  )
}
