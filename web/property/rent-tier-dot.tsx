import { rentTier } from '../../sync/domain/rents/rent-tier.ts'
import styles from './rent-tier-dot.module.css'

/** The rent's color tier, as on the map. Only ever beside the rent itself, so it has no name of its own. */
export function RentTierDot({ rentPerSf, large = false }: { rentPerSf: number | null; large?: boolean }) {
  return (
    <span
      aria-hidden
      className={large ? `${styles.dot} ${styles.large}` : styles.dot}
      data-tier={rentTier(rentPerSf)}
    />
  )
}
