import { formatRent, formatSquareFeet, NO_RENT, NOT_AVAILABLE } from '../../sync/domain/format.ts'
import type { Property } from '../../sync/domain/property.ts'
import { PropertyTarget } from '../property/property-target.tsx'
import styles from './result-card.module.css'

/** A found property within the conversation. */
export function ResultCard({ property, onOpen }: { property: Property; onOpen: (id: string) => void }) {
  const { id, name, rentPerSf, squareFootage, city, brokerFirm } = property
  return (
    <li className={styles.card}>
      <span className={styles.line}>
        <PropertyTarget onOpen={() => onOpen(id)}>{name}</PropertyTarget>
        <span className={styles.rent} data-missing={rentPerSf === null || undefined}>
          {rentPerSf === null ? NO_RENT : `${formatRent(rentPerSf, 'month')}/SF`}
        </span>
      </span>
      <span className={styles.under}>
        {formatSquareFeet(squareFootage)} · {city ?? NOT_AVAILABLE}
      </span>
      <span className={styles.under}>{brokerFirm ?? NOT_AVAILABLE}</span>
    </li>
  )
}
