import { formatRent, NO_RENT, RENT_UNITS, type RentUnit } from '../../sync/domain/format.ts'
import styles from './rent-figure.module.css'

/** A property's rent and its unit, or 'Contact for pricing'. */
export function RentFigure({ rentPerSf, unit }: { rentPerSf: number | null; unit: RentUnit }) {
  if (rentPerSf === null) return <span className={styles.none}>{NO_RENT}</span>
  return (
    <span className={styles.rent}>
      {formatRent(rentPerSf, unit)} <span className={styles.unit}>{RENT_UNITS[unit]}</span>
    </span>
  )
}
