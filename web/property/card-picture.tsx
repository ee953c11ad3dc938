import { ImageOff } from 'lucide-react'
import type { RentUnit } from '../../sync/domain/format.ts'
import { hasCoordinates, type Property } from '../../sync/domain/property.ts'
import { rentTier, tierWords } from '../../sync/domain/rent-tier.ts'
import styles from './card-picture.module.css'
import { RentTierDot } from './rent-tier-dot.tsx'

/** The picture side of a card: where its place is known, the rent tier it has on a map. */
export function CardPicture({ property, unit }: { property: Property; unit: RentUnit }) {
  return (
    <div className={styles.picture}>
      {hasCoordinates(property) ? (
        <>
          <RentTierDot rentPerSf={property.rentPerSf} large />
          <span aria-hidden>{tierWords(rentTier(property.rentPerSf), unit)}</span>
        </>
      ) : (
        <>
          <ImageOff size={18} strokeWidth={1.5} aria-hidden />
          <span>No image available</span>
        </>
      )}
    </div>
  )
}
