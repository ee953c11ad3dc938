import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Book } from '../../sync/book/book.ts'
import { findSlot } from '../../sync/book/find-slot.ts'
import { propertyAt } from '../../sync/book/property-at.ts'
import { nearest } from '../../sync/book/spatial/near.ts'
import type { Nearby } from '../../sync/book/spatial/order-by-distance.ts'
import { circleAround } from '../../sync/domain/area/circle.ts'
import type { LatLng } from '../../sync/domain/area/coordinates.ts'
import { formatCount, formatRent, NOT_AVAILABLE, type RentUnit } from '../../sync/domain/format.ts'
import { formatDistance } from '../../sync/domain/format-decimals.ts'
import { addressLine } from '../../sync/domain/place/address-line.ts'
import { hasCoordinates } from '../../sync/domain/place/has-coordinates.ts'
import type { Property } from '../../sync/domain/property.ts'
import { PROXIMITY_MILES } from '../../sync/domain/proximity.ts'
import { useBook } from '../data/book/book.tsx'
import { PropertyTarget } from '../property/property-target.tsx'
import { coordinateWords } from '../proximity/form/degrees.ts'
import { PlaceForm } from '../proximity/form/place-form.tsx'
import { useGeocoder } from '../proximity/form/use-geocoder.ts'
import { usePlaceForm } from '../proximity/form/use-place-form.ts'
import { paramsTo } from '../proximity/proximity-params.ts'
import type { Destination, SearchedPlace } from '../proximity/proximity-state.ts'
import { completedSentence, PROXIMITY_WORDS } from '../proximity/proximity-words.ts'
import styles from './proximity-card.module.css'

interface ProximityCardProps {
  unit: RentUnit
  onOpen: (id: string) => void
}

/** A search around a place, beside the results: the first few, and the way to all of them. */
export function ProximityCard({ unit, onOpen }: ProximityCardProps) {
  const { book } = useBook()
  const geocoder = useGeocoder()
  const [radius, setRadius] = useState<number>(PROXIMITY_MILES.default)
  const [destination, setDestination] = useState<Destination | null>(null)
  const place = useMemo(() => destination && placeOf(destination), [destination])
  const form = usePlaceForm({
    place,
    pendingAddress: null,
    radius,
    geocoder,
    goTo(next) {
      setDestination(next)
      return book && nearestFew(book, next, radius).found
    },
  })
  const first = useMemo(
    () => book && destination && nearestFew(book, destination, radius),
    [book, destination, radius],
  )

  return (
    <section className={styles.card} aria-label="Proximity search">
      <PlaceForm {...{ form, geocoder, radius }} onRadius={setRadius} stacked />
      {book !== null && first !== null && destination !== null && place !== null && form.failure === null && (
        <>
          <p className={styles.found} role="status">
            {first.found === 0
              ? `${PROXIMITY_WORDS.noneFound}. ${PROXIMITY_WORDS.noneFoundHow}`
              : completedSentence(first.found, radius, place.label)}
          </p>
          <ul className={styles.list} aria-label="Nearest properties">
            {Array.from(first.slots, (slot, i) => {
              const property = propertyAt(book, slot)
              return (
                <li key={property.id} className={styles.item}>
                  <PropertyTarget onOpen={() => onOpen(property.id)}>{property.name}</PropertyTarget>
                  <span className={styles.rent}>
                    {property.rentPerSf === null ? NOT_AVAILABLE : formatRent(property.rentPerSf, unit)}
                  </span>
                  <span className={styles.under}>
                    {formatDistance(first.miles[i] as number)} ·{' '}
                    {addressLine(property, 'short') ?? NOT_AVAILABLE}
                  </span>
                </li>
              )
            })}
          </ul>
          <Link
            to="/proximity"
            search={{ ...paramsTo(destination, radius) }}
            className={`${styles.more} link`}
          >
            {first.found > FEW ? `+${formatCount(first.found - FEW)} more` : 'Show with a map'}
            <ArrowRight size={14} strokeWidth={1.75} aria-hidden />
          </Link>
        </>
      )}
    </section>
  )
}

function placeOf({ center, address, label }: Destination): SearchedPlace {
  return { center, address: address ?? null, label: label ?? address ?? coordinateWords(center) }
}

/** The list shows so many (specification, section 9). */
const FEW = 5

/** The first few around a place, and how many there are. The property that stands there is the subject, and no comp. */
export function nearestFew(
  book: Book,
  { center, subjectId }: Destination,
  radius: number,
): Nearby & { found: number } {
  const { slots, miles, found } = nearest(book, center, radius, FEW + 1)
  const subject = subjectId === undefined ? -1 : findSlot(book, subjectId)
  const at = subject < 0 ? -1 : slots.indexOf(subject)
  const isComp = (_: number, i: number) => i !== at
  return {
    slots: slots.filter(isComp).subarray(0, FEW),
    miles: miles.filter(isComp).subarray(0, FEW),
    found: found - (subject >= 0 && isWithin(propertyAt(book, subject), center, radius) ? 1 : 0),
  }
}

/** It may be farther behind than the first few: all deals at one building are equally far. */
function isWithin(subject: Property, center: LatLng, radius: number): boolean {
  return hasCoordinates(subject) && circleAround(center, radius)(subject.latitude, subject.longitude)
}
