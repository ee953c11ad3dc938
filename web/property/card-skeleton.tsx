import { Skeleton } from '../ui/states/skeleton.tsx'
import styles from './card-skeleton.module.css'

/** A card in its final size, before its property is here. */
export function CardSkeleton() {
  return (
    <div className={styles.card} aria-hidden>
      <div className={styles.picture} />
      <div className={styles.body}>
        <div className={styles.line}>
          <Skeleton width="45%" height={16} />
          <Skeleton width={72} height={16} />
        </div>
        <Skeleton width="55%" height={11} />
        <div className={styles.figures}>
          <Skeleton width={72} height={26} />
          <Skeleton width={84} height={26} />
          <Skeleton width={48} height={26} />
          <Skeleton width={36} height={26} />
        </div>
        <div className={styles.figures}>
          <Skeleton width={84} height={18} />
          <Skeleton width={108} height={18} />
        </div>
      </div>
    </div>
  )
}
