import { Check } from 'lucide-react'
import { lazy } from 'react'
import { haversineMiles } from '../../sync/domain/area/distance.ts'
import { fieldOf } from '../../sync/domain/fields/field-list.ts'
import type { FieldName } from '../../sync/domain/fields.ts'
import { formatCount, formatRent, RENT_UNITS } from '../../sync/domain/format.ts'
import { formatDistance } from '../../sync/domain/format-decimals.ts'
import { addressLine } from '../../sync/domain/place/address-line.ts'
import { hasCoordinates } from '../../sync/domain/place/has-coordinates.ts'
import type { Property } from '../../sync/domain/property.ts'
import { MapBoundary } from '../map/map-boundary.tsx'
import { valueWords } from '../property/value-words.ts'
import styles from './joined-card.module.css'

const PairMap = lazy(() => import('./map/pair-map.tsx').then((file) => ({ default: file.PairMap })))

const FACTS: readonly FieldName[] = ['squareFootage', 'clearHeight', 'yearBuilt', 'tenant', 'leaseType']

const PROMISES = [
  'Both sources’ cells are kept, and each figure says whose it is.',
  'Later runs of either source update this one property.',
  'It can be taken apart again at any time.',
]

interface JoinedCardProps {
  a: Property
  b: Property
  joined: Property
}

/** Where the two are, and what they will be. */
export function JoinedCard({ a, b, joined }: JoinedCardProps) {
  const [placeA, placeB] = [a, b].map((p) =>
    hasCoordinates(p) ? { latitude: p.latitude, longitude: p.longitude } : null,
  )
  const facts = FACTS.filter((name) => joined[name] !== null).map((name) =>
    valueWords(fieldOf(name), joined[name], 'month'),
  )
  return (
    <aside className={styles.card} aria-label="The result">
      <h2 className={styles.title}>Where they are</h2>
      {placeA || placeB ? (
        <div className={styles.map}>
          <MapBoundary>
            <PairMap key={`${a.id} ${b.id}`} a={placeA ?? null} b={placeB ?? null} />
          </MapBoundary>
        </div>
      ) : null}
      <p className="hint">{apartWords(placeA ?? null, placeB ?? null)}</p>
      <h2 className={styles.title}>Joined, it will be</h2>
      <div className={styles.result}>
        <p className={styles.name}>
          <strong>{joined.name}</strong>
          {joined.rentPerSf !== null && (
            <span>
              {formatRent(joined.rentPerSf, 'month')} {RENT_UNITS.month}
            </span>
          )}
        </p>
        <p className="muted">{addressLine(joined)}</p>
        <p>{facts.join(' · ')}</p>
      </div>
      <ul className={styles.promises}>
        {PROMISES.map((promise) => (
          <li key={promise}>
            <Check size={14} strokeWidth={2} aria-hidden />
            {promise}
          </li>
        ))}
      </ul>
    </aside>
  )
}

type Place = { latitude: number; longitude: number } | null

/** Feet are told up to a tenth of a mile. */
const FEET_UP_TO = 528

function apartWords(a: Place, b: Place): string {
  if (a === null && b === null) return 'Neither source says where it is, beyond the address.'
  if (a === null) return 'Only B says where it is.'
  if (b === null) return 'Only A says where it is.'
  const miles = haversineMiles(a, b)
  const feet = Math.round(miles * 5280)
  if (feet === 0) return 'Both are at the same place.'
  return feet <= FEET_UP_TO ? `${formatCount(feet)} ft apart.` : `${formatDistance(miles)} apart.`
}
